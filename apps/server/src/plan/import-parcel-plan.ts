import { cadastralPlan } from "@lotir/plan";
import { asMember } from "../call.ts";
import { findPropertyParcels } from "../property/property-parcel-store.ts";
import { refuse } from "../refuse.ts";
import { cadastralGround } from "./cadastral-ground.ts";
import { addCadastralPlan, planOfParcelle } from "./import-plan.ts";
import { planItem } from "./open-plan.ts";
import { ownProperty } from "./plan-owner.ts";
import { tellPlan } from "./tell-plan.ts";

interface Named {
  readonly communeCode: string;
  readonly section: string;
  readonly numero: string;
}

/** Whether a parcel is the one that its commune, its sheet and its number name; its prefix is not told. */
const isNamed = (id: string, { communeCode, section, numero }: Named): boolean =>
  id.startsWith(communeCode) && id.slice(8) === `${section.toUpperCase().padStart(2, "0")}${numero.padStart(4, "0")}`;

/** The plan of one parcel of a property, as the cadastre draws it; asked again, the one that is there. */
export const importParcelPlan = asMember.importParcelPlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId } = input;
  const parcel = await lotir.database.application(member.organisationId, async (trx) => {
    await ownProperty(trx, propertyId);
    return (await findPropertyParcels(trx, propertyId)).find(({ parcelleId }) => isNamed(parcelleId, input));
  });
  const drawn = parcel && cadastralPlan(await cadastralGround(lotir, [parcel]));
  if (parcel === undefined || drawn === undefined) throw refuse("not-of-property", { id: propertyId });
  const { item, created } = await lotir.database.application(member.organisationId, async (trx) => {
    const property = await ownProperty(trx, propertyId);
    const planId = await addCadastralPlan(trx, { property, parcel, drawn, actorId: member.userId });
    const standing = planId ?? (await planOfParcelle(trx, propertyId, parcel.parcelleId))?.id;
    if (standing === undefined) throw refuse("plan-not-found", { id: propertyId });
    return { item: await planItem(trx, { propertyId, planId: standing }), created: planId !== undefined };
  });
  if (created) await tellPlan(context, { propertyId, planId: item.id, revision: item.revision, change: "added" });
  return { success: true, data: item, created };
});
