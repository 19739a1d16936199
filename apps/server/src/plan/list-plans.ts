import { asMember } from "../call.ts";
import { findObjects } from "./plan-object-store.ts";
import { ownProperty } from "./plan-owner.ts";
import { findPlans } from "./plan-store.ts";
import { planToWire } from "./plan-to-wire.ts";

export const listPlans = asMember.listPlans.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const plans = await lotir.database.application(member.organisationId, async (trx) => {
    const { owner } = await ownProperty(trx, propertyId);
    const stored = await findPlans(trx, propertyId);
    return Promise.all(stored.map(async (plan) => planToWire(plan, owner, await findObjects(trx, plan.id))));
  });
  return { success: true, data: plans };
});
