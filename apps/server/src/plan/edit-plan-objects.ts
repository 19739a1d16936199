import { asMember } from "../call.ts";
import { planOf } from "./open-plan.ts";
import { settleEdits } from "./settle-edits.ts";
import { tellPlan } from "./tell-plan.ts";
import { namesOf } from "./writer-names.ts";

/** Changes of single objects: what is answered is kept, whatever happens to this process afterwards. */
export const editPlanObjects = asMember.editPlanObjects.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, planId, edits } = input;
  const actorId = member.userId;
  const { revision, results } = await lotir.database.application(member.organisationId, async (trx) => {
    await planOf(trx, { propertyId, planId });
    return settleEdits(trx, { propertyId, planId, actorId, edits });
  });
  if (results.some(({ state }) => state === "written" || state === "conflict"))
    await tellPlan(context, { propertyId, planId, revision, change: "drawn" });
  const names = await namesOf(lotir, results);
  return {
    success: true,
    data: {
      revision,
      results: results.map(({ id, state, object, version, writtenBy, writtenAt, fields }) => ({
        id,
        state,
        object,
        version,
        by: names(writtenBy),
        at: writtenAt.toISOString(),
        fields,
      })),
    },
  };
});
