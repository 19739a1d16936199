import { DEFAULT_WISH, type DivisionWish } from "@lotir/division";
import { readParcelleId } from "@lotir/foncier";
import { divideParcelle } from "@lotir/territory";
import { asMember } from "../../http/call.ts";
import { engineTurn } from "../../http/engine-turn.ts";
import { refuse } from "../../http/refuse.ts";
import { divisionToWire } from "../../to-wire/division-to-wire.ts";
import { pricePlans } from "./price-plans.ts";

interface Wished {
  readonly lots?: number | undefined;
  readonly minLotSize?: number | undefined;
}

const wishFrom = ({ lots, minLotSize }: Wished): DivisionWish => ({
  ...DEFAULT_WISH,
  ...(lots === undefined ? {} : { counts: [lots] }),
  ...(minLotSize === undefined ? {} : { lotArea: minLotSize, houseLotArea: minLotSize }),
});

/** The best plans of a parcel, or the exact reasons why there are none. */
export const proposeDivisions = asMember.proposeDivisions.handler(async ({ input, context, signal }) => {
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const question = { id, wish: wishFrom(input), strategy: input.strategy ?? "balanced" };
  const divided = await engineTurn(context.member.organisationId, async () => {
    signal?.throwIfAborted();
    return divideParcelle(context.lotir.database.territory, question, signal);
  });
  if (divided === undefined) throw refuse("not-a-site", { id });
  return { success: true, data: await pricePlans(context.lotir, id, divisionToWire(divided)) };
});
