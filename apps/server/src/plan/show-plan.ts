import { asMember } from "../call.ts";
import { openPlan } from "./open-plan.ts";
import { countBuildings } from "./plan-object-store.ts";
import { objectToWire, planItemToWire } from "./plan-to-wire.ts";
import { namesOf } from "./writer-names.ts";

/** A plan as it is drawn, with the version of each of its objects. */
export const showPlan = asMember.showPlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { plan, property, objects, buildings } = await lotir.database.application(
    member.organisationId,
    async (trx) => ({ ...(await openPlan(trx, input)), buildings: await countBuildings(trx) }),
  );
  const names = await namesOf(lotir, objects);
  return {
    success: true,
    data: {
      ...planItemToWire(plan, property.owner, buildings.get(plan.id) ?? 0),
      frame: plan.frame,
      objects: objects.map((object) => objectToWire(object, names(object.writtenBy))),
    },
  };
});
