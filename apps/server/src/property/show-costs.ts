import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findPropertyMoney } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";

export const showCosts = asMember.showCosts.handler(async ({ input, context }) => {
  const { database } = context.lotir;
  const stored = await database.application(context.member.organisationId, (trx) => findPropertyMoney(trx, input.id));
  if (stored === undefined) throw refuse("property-not-found", { id: input.id });
  return { success: true, data: propertyMoneyToWire(stored) };
});
