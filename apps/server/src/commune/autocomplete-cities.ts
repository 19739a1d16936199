import { isFictional } from "@lotir/commune-work";
import type { CommunesFound } from "@lotir/connectors";
import { describeFailure } from "@lotir/foncier";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { cityToWire } from "./city-to-wire.ts";

const SHORTEST = 2;
const SHOWN = 8;

/** A shared address names its cities by code. */
const byCode = async ({ connectors }: Lotir, codeInsee: string): Promise<CommunesFound> => {
  const found = await connectors.of(codeInsee).fetchCommune({ codeInsee, isAwaited: true });
  if (!found.ok) return { communes: [], unanswered: found.failure };
  return { communes: found.value === undefined ? [] : [found.value.value], unanswered: undefined };
};

const byText = async ({ connectors }: Lotir, text: string): Promise<CommunesFound> =>
  text.length < SHORTEST
    ? { communes: [], unanswered: undefined }
    : connectors.searchCommunes({ nom: text, limit: SHOWN });

/**
 * Cities whose name begins like a text, or that have a postcode; one commune has several postcodes, and several
 * communes one postcode.
 */
export const autocompleteCities = asMember.autocompleteCities.handler(async ({ input, context }) => {
  const { lotir } = context;
  const text = input.q.trim();
  const { communes, unanswered } = await (input.code === undefined ? byText(lotir, text) : byCode(lotir, input.code));
  return {
    success: true,
    data: communes.map((commune) =>
      cityToWire(commune, { fictional: isFictional(lotir.plan, commune.codeInsee), postcode: text }),
    ),
    unavailable: unanswered === undefined ? null : describeFailure(unanswered),
  };
});
