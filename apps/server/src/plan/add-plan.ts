import { cadastralPlan, planFrameAt } from "@lotir/plan";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { findPropertyParcels } from "../property/property-parcel-store.ts";
import { refuse } from "../refuse.ts";
import { cadastralGround } from "./cadastral-ground.ts";
import { planItem } from "./open-plan.ts";
import { writeObjects } from "./plan-object-store.ts";
import { ownProperty } from "./plan-owner.ts";
import { insertPlan, nextRevision } from "./plan-store.ts";
import { tellPlan } from "./tell-plan.ts";

/** A new plan on the ground of a property: all its parcels, with nothing drawn on them yet. */
export const addPlan = asMember.addPlan.handler(async ({ input: { propertyId, name }, context }) => {
  const { lotir, member } = context;
  const actorId = member.userId;
  const { property, parcels } = await lotir.database.application(member.organisationId, async (trx) => ({
    property: await ownProperty(trx, propertyId),
    parcels: await findPropertyParcels(trx, propertyId),
  }));
  const drawn = cadastralPlan(await cadastralGround(lotir, parcels));
  const item = await lotir.database.application(member.organisationId, async (trx) => {
    const planId = await insertPlan(trx, {
      propertyId,
      name,
      description: property.address?.city ?? null,
      kind: "other",
      source: "manual",
      parcelleId: null,
      baseId: null,
      frame: drawn?.frame ?? planFrameAt([property.lon, property.lat]),
      surface: property.surface,
      vintage: parcels[0]?.vintage ?? null,
      fictional: property.fictional,
      isImported: false,
      actorId,
    });
    if (planId === undefined) throw refuse("plan-not-found");
    const revision = (await nextRevision(trx, { propertyId, planId, actorId })) ?? 1;
    const writes = (drawn?.objects ?? []).map((body) => ({ id: body.id, body }));
    await writeObjects(trx, planId, { writes, revision, actorId: null });
    await recordAudit(trx, { actorId, action: "plan.add", subject: `${propertyId}/${planId}`, facts: { name } });
    return planItem(trx, { propertyId, planId });
  });
  await tellPlan(context, { propertyId, planId: item.id, revision: item.revision, change: "added" });
  return { success: true, data: item };
});
