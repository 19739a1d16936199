import { cadastralPlan } from "@lotir/plan";
import { asMember } from "../call.ts";
import { findPropertyParcels } from "../property/property-parcel-store.ts";
import { refuse } from "../refuse.ts";
import { cadastralGround } from "./cadastral-ground.ts";
import { addCadastralPlan, planOfParcelle, redrawCadastralPlan } from "./import-plan.ts";
import { planItem } from "./open-plan.ts";
import { ownProperty } from "./plan-owner.ts";
import { tellPlan } from "./tell-plan.ts";

/** A plan for each parcel of a property: those that are there stay, or are drawn again where that is asked. */
export const importCadastralPlans = asMember.importCadastralPlans.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, forceReimport } = input;
  const actorId = member.userId;
  const parcels = await lotir.database.application(member.organisationId, async (trx) => {
    await ownProperty(trx, propertyId);
    return findPropertyParcels(trx, propertyId);
  });
  const drawings = await Promise.all(
    parcels.map(async (parcel) => ({ parcel, drawn: cadastralPlan(await cadastralGround(lotir, [parcel])) })),
  );
  const items = await lotir.database.application(member.organisationId, async (trx) => {
    const property = await ownProperty(trx, propertyId);
    const ids: string[] = [];
    for (const { parcel, drawn } of drawings) {
      if (drawn === undefined) continue;
      const importing = { property, parcel, drawn, actorId };
      const added = await addCadastralPlan(trx, importing);
      const standing = added === undefined ? await planOfParcelle(trx, propertyId, parcel.parcelleId) : undefined;
      if (standing !== undefined && forceReimport) await redrawCadastralPlan(trx, standing, importing);
      const id = added ?? standing?.id;
      if (id !== undefined) ids.push(id);
    }
    return Promise.all(ids.map((planId) => planItem(trx, { propertyId, planId })));
  });
  if (items.length === 0) throw refuse("no-cadastral-plan", { id: propertyId });
  for (const { id: planId, revision } of items)
    await tellPlan(context, { propertyId, planId, revision, change: "added" });
  return { success: true, data: items };
});
