import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findPropertyMoney } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";
import { sharedCosts } from "./shared-costs.ts";

/** Enters lines of the cost breakdown of a property, or takes some out. */
export const updateCosts = asMember.updateCosts.handler(async ({ input, context }) => {
  const { id, version, ...change } = input;
  const { database } = context.lotir;
  await writeShared(sharedCosts(id), { ...context, change, version });
  const stored = await database.application(context.member.organisationId, (trx) => findPropertyMoney(trx, id));
  if (stored === undefined) throw refuse("property-not-found", { id });
  return { success: true, data: propertyMoneyToWire(stored) };
});
