import { strategyWish } from "@lotir/division";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { divisionToWire } from "./division-to-wire.ts";
import { lotPrices } from "./lot-prices.ts";
import { pricePlans } from "./price-plans.ts";
import { isWishless, parcelsFrom, type Wished, wishFrom } from "./wish-from.ts";

/** Area of the ground asked, m²; what is not loaded counts for nothing: the engine refuses it. */
const groundOf = async ({ database }: Lotir, ids: readonly ParcelleId[]): Promise<number> => {
  const sheets = await Promise.all(ids.map((id) => findParcelle(database.territory, id)));
  return sheets.reduce((sum, sheet) => sum + (sheet?.surface ?? 0), 0);
};

interface Asked extends Wished {
  readonly strategy?: "max_lots" | "balanced" | "premium" | "custom" | undefined;
}

/** A strategy means the same here as when scenarios are generated. */
const wishOf = (input: Asked, groundM2: number) => {
  const { strategy } = input;
  if (strategy === undefined) return isWishless(input) ? undefined : wishFrom(input);
  const { lots, minLotSize = 450, areas, wayClearanceM } = input;
  return {
    ...strategyWish({ strategy, targetLots: lots, minLotSize, areas: areas?.split(",").map(Number) }, groundM2),
    ...(wayClearanceM === undefined ? {} : { wayClearance: wayClearanceM }),
  };
};

/** The best plans of a parcel, or of several that touch, or the exact reasons why there are none. */
export const proposeDivisions = asMember.proposeDivisions.handler(async ({ input, context, signal }) => {
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const { lotir, member } = context;
  const joined = parcelsFrom(input.joined?.split(",") ?? []);
  const question = {
    id,
    joined,
    wish: wishOf(input, input.strategy === undefined ? 0 : await groundOf(lotir, [id, ...joined])),
    // Nobody said what he is after: what pays most comes first, as in the list.
    strategy: input.strategy ?? ("pays_most" as const),
    prices: await lotPrices(lotir, id),
    on: lotir.today(),
  };
  const divided = await divideInTurn(lotir, question, { organisationId: member.organisationId, signal });
  // Nobody waits for it: the list says it at the next news of the commune.
  if (divided.finding !== undefined) lotir.jobs.keepFinding(id, divided.finding).catch(lotir.reportBug);
  return { success: true, data: await pricePlans(lotir, id, divisionToWire(divided)) };
});
