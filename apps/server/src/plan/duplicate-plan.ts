import { asMember } from "../call.ts";
import { copyPlan } from "./copy-plan.ts";
import { openPlan, planItem } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";
import { tellPlan } from "./tell-plan.ts";

/** The same plan again, to be changed without touching the first. */
export const duplicatePlan = asMember.duplicatePlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId } = input;
  const item = await lotir.database.application(member.organisationId, async (trx) => {
    const { plan, objects } = await openPlan(trx, input);
    const { kind, source, surface } = plan;
    const name = `${plan.name} (copie)`;
    const told = { name, kind, source, surface, actorId: member.userId };
    return planItem(trx, { propertyId, planId: await copyPlan(trx, plan, documentOf(plan, objects), told) });
  });
  await tellPlan(context, { propertyId, planId: item.id, revision: item.revision, change: "added" });
  return { success: true, data: item };
});
