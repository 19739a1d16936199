import { asMember } from "../call.ts";
import { countBuildings } from "./plan-object-store.ts";
import { allOwners, ownProperty } from "./plan-owner.ts";
import { findPlans } from "./plan-store.ts";
import { planItemToWire } from "./plan-to-wire.ts";

/** Every plan of the organisation, or of one of its properties: those of a property that was deleted are not told. */
export const listParcelPlans = asMember.listParcelPlans.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const plans = await lotir.database.application(member.organisationId, async (trx) => {
    if (propertyId !== undefined) await ownProperty(trx, propertyId);
    const owners = await allOwners(trx);
    const buildings = await countBuildings(trx);
    return (await findPlans(trx, propertyId)).flatMap((plan) => {
      const owner = owners.get(plan.propertyId);
      return owner === undefined ? [] : [planItemToWire(plan, owner, buildings.get(plan.id) ?? 0)];
    });
  });
  return { success: true, data: plans };
});
