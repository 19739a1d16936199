import { lotPlan, lotsOf, objectArea } from "@lotir/plan";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { copyPlan } from "./copy-plan.ts";
import { openPlan, planItem } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";
import { tellPlan } from "./tell-plan.ts";

/** The engine makes far fewer: more would be as many plans to list. */
const MOST_LOTS = 50;

/** A plan of each lot of a division plan: its outline, the length of its sides, and what is around. */
export const drawLotPlans = asMember.drawLotPlans.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId } = input;
  const items = await lotir.database.application(member.organisationId, async (trx) => {
    const { plan, objects } = await openPlan(trx, input);
    const document = documentOf(plan, objects);
    const lots = lotsOf(document);
    if (lots.length === 0) throw refuse("no-lots-on-plan", { id: plan.id });
    if (lots.length > MOST_LOTS)
      throw refuse("too-many-objects", { id: plan.id }, `Un plan par lot se dessine pour ${MOST_LOTS} lots au plus.`);
    const drawn = [];
    for (const lot of lots) {
      const surface = lot.facts.areaM2 ?? objectArea(lot) ?? null;
      const name = `${plan.name} · lot ${lot.facts.lot?.letter ?? ""}`.trim();
      const told = { name, kind: "lot-detail", source: plan.source, surface, actorId: member.userId } as const;
      const planId = await copyPlan(trx, plan, lotPlan(document, lot), told);
      drawn.push(await planItem(trx, { propertyId, planId }));
    }
    return drawn;
  });
  for (const { id: planId, revision } of items)
    await tellPlan(context, { propertyId, planId, revision, change: "added" });
  return { success: true, data: items };
});
