import { readParcelleId } from "@lotir/foncier";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { divisionToWire } from "./division-to-wire.ts";
import { lotPrices } from "./lot-prices.ts";
import { pricePlans } from "./price-plans.ts";
import { isWishless, parcelsFrom, wishFrom } from "./wish-from.ts";

/** The best plans of a parcel, or of several that touch, or the exact reasons why there are none. */
export const proposeDivisions = asMember.proposeDivisions.handler(async ({ input, context, signal }) => {
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const { lotir, member } = context;
  const question = {
    id,
    joined: parcelsFrom(input.joined?.split(",") ?? []),
    wish: isWishless(input) ? undefined : wishFrom(input),
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
