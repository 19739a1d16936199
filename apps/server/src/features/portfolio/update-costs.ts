import { asMember } from "../../http/call.ts";
import { refuse } from "../../http/refuse.ts";
import { moneyOfProperty, saveCosts } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";

/** Keeps the cost breakdown entered for a property. */
export const updateCosts = asMember.updateCosts.handler(async ({ input, context }) => {
  const { id, ...costs } = input;
  const { lotir, member } = context;
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    if ((await moneyOfProperty(trx, id)) === undefined) return undefined;
    await saveCosts(trx, { propertyId: id, actorId: member.userId, costs });
    return moneyOfProperty(trx, id);
  });
  if (stored === undefined) throw refuse("property-not-found", { id });
  return { success: true, data: propertyMoneyToWire(stored) };
});
