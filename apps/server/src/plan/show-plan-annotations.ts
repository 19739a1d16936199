import { canvasViewOf, toAnnotations } from "@lotir/plan";
import { asMember } from "../call.ts";
import { openPlan } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";

export const showPlanAnnotations = asMember.showPlanAnnotations.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { plan, objects } = await lotir.database.application(member.organisationId, (trx) => openPlan(trx, input));
  const document = documentOf(plan, objects);
  const annotations = toAnnotations(document, canvasViewOf(document));
  return { success: true, data: { annotations }, annotations };
});
