import { asMember } from "../call.ts";
import { planOf } from "./open-plan.ts";
import { findObjects } from "./plan-object-store.ts";
import { objectToWire } from "./plan-to-wire.ts";
import { namesOf } from "./writer-names.ts";

/** What changed on a plan since a revision. */
export const listPlanObjects = asMember.listPlanObjects.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { revision, objects } = await lotir.database.application(member.organisationId, async (trx) => {
    const { plan } = await planOf(trx, input);
    return { revision: plan.revision, objects: await findObjects(trx, plan.id, input.since) };
  });
  const names = await namesOf(lotir, objects);
  return {
    success: true,
    data: { revision, objects: objects.map((object) => objectToWire(object, names(object.writtenBy))) },
  };
});
