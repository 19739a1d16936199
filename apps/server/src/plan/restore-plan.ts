import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { undoneSince } from "../property/undo-window.ts";
import { refuse } from "../refuse.ts";
import { planItem } from "./open-plan.ts";
import { findPlan, unhidePlan } from "./plan-store.ts";
import { tellPlan } from "./tell-plan.ts";

/** Shows again a plan that was deleted a moment ago. */
export const restorePlan = asMember.restorePlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, planId } = input;
  const actorId = member.userId;
  const item = await lotir.database.application(member.organisationId, async (trx) => {
    if (await unhidePlan(trx, { propertyId, planId, since: undoneSince() }))
      await recordAudit(trx, { actorId, action: "plan.restore", subject: `${propertyId}/${planId}` });
    if ((await findPlan(trx, input)) === undefined) throw refuse("plan-deleted", { id: planId });
    return planItem(trx, input);
  });
  await tellPlan(context, { propertyId, planId, revision: item.revision, change: "restored" });
  return { success: true, data: item };
});
