import { UNDO_MS } from "@lotir/contract";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { HIDDEN_MS, undoneSince } from "../property/undo-window.ts";
import { refuse } from "../refuse.ts";
import { planOf } from "./open-plan.ts";
import { hidePlan, purgePlans } from "./plan-store.ts";
import { tellPlan } from "./tell-plan.ts";

/** Hides a plan at once; it goes once the deletion can no longer be undone. */
export const deletePlan = asMember.deletePlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, planId } = input;
  const actorId = member.userId;
  const purge = () => lotir.database.application(member.organisationId, (trx) => purgePlans(trx, undoneSince()));
  const { revision } = await lotir.database.application(member.organisationId, async (trx) => {
    const { plan } = await planOf(trx, input);
    const hidden = await hidePlan(trx, { propertyId, planId, actorId });
    if (hidden === undefined) throw refuse("plan-not-found", { id: planId });
    await recordAudit(trx, {
      actorId,
      action: "plan.delete",
      subject: `${propertyId}/${planId}`,
      facts: { ...hidden },
    });
    return plan;
  });
  // What a stopped process left hidden goes with the next deletion.
  setTimeout(() => void purge().catch(() => undefined), HIDDEN_MS + 1_000).unref();
  await tellPlan(context, { propertyId, planId, revision, change: "deleted" });
  return { success: true, data: { id: planId, undoUntil: new Date(Date.now() + UNDO_MS).toISOString() } };
});
