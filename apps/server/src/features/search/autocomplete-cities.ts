import type { CommunesFound } from "@lotir/connectors";
import { describeFailure } from "@lotir/foncier";
import { isFictional } from "@lotir/territory";
import { asMember } from "../../http/call.ts";
import type { Lotir } from "../../lotir.ts";
import { cityToWire } from "../../to-wire/city-to-wire.ts";

const SHORTEST = 2;
const SHOWN = 8;

const CODE = /^(?:\d{5}|2[AB]\d{3})$/i;

/** A shared address names its cities by code. */
const byCode = async ({ connectors }: Lotir, codeInsee: string): Promise<CommunesFound> => {
  const found = await connectors.of(codeInsee).fetchCommune({ codeInsee });
  if (!found.ok) return { communes: [], unanswered: found.failure };
  return { communes: found.value === undefined ? [] : [found.value.value], unanswered: undefined };
};

/** Cities whose name begins like a text; one commune has several postcodes, and several communes one postcode. */
export const autocompleteCities = asMember.autocompleteCities.handler(async ({ input, context }) => {
  const { connectors, plan } = context.lotir;
  const nom = input.q.trim();
  if (nom.length < SHORTEST) return { success: true, data: [], unavailable: null };
  const { communes, unanswered } = CODE.test(nom)
    ? await byCode(context.lotir, nom.toUpperCase())
    : await connectors.searchCommunes({ nom, limit: SHOWN });
  return {
    success: true,
    data: communes.map((commune) => cityToWire(commune, { fictional: isFictional(plan, commune.codeInsee) })),
    unavailable: unanswered === undefined ? null : describeFailure(unanswered),
  };
});
