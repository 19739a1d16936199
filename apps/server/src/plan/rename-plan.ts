import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { writeShared } from "../versions/write-shared.ts";
import { planItem } from "./open-plan.ts";
import { holdPlanName, type PlanId, writePlanName } from "./plan-store.ts";
import { tellPlan } from "./tell-plan.ts";

const sharedName = (at: PlanId): Shared<{ readonly name: string }> => ({
  action: "plan.rename",
  subject: `${at.propertyId}/${at.planId}`,
  labels: { name: "Nom" },
  hold: async (trx) => {
    const kept = await holdPlanName(trx, at);
    if (kept === undefined) throw refuse("plan-not-found", { id: at.planId });
    return kept;
  },
  write: async (trx, { name }, { actorId }) => {
    await writePlanName(trx, at.planId, { name, actorId });
    return true;
  },
});

/** Gives a plan another name. */
export const renamePlan = asMember.renamePlan.handler(async ({ input, context }) => {
  const { propertyId, planId, name, version } = input;
  await writeShared(sharedName({ propertyId, planId }), { ...context, change: { name }, version });
  const { lotir, member } = context;
  const item = await lotir.database.application(member.organisationId, (trx) => planItem(trx, { propertyId, planId }));
  await tellPlan(context, { propertyId, planId, revision: item.revision, change: "renamed" });
  return { success: true, data: item };
});
