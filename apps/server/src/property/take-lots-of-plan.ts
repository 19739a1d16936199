import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { enterLotsOfPlan } from "./lots-of-plan.ts";
import { findPropertyGround } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

const FROM = "Repris du meilleur plan de la parcelle, au prix estimé.";

/** Enters the lots of the best plan of a property's parcel, once. */
export const takeLotsOfPlan = asMember.takeLotsOfPlan.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const ground = await lotir.database.application(member.organisationId, (trx) => findPropertyGround(trx, id));
  if (ground === undefined) throw refuse("property-not-found", { id });
  const parcelle = await findParcelle(lotir.database.territory, ground.parcelleId);
  const lots = parcelle?.sheet.money?.lots ?? [];
  if (lots.length === 0) throw refuse("no-plan", { id });
  const data = await enterLotsOfPlan(context, { propertyId: id, lots, from: FROM, isReplacing: false });
  await tellProperty(context, id, "changed");
  return { success: true, data };
});
