import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findPropertyParcels } from "./property-parcel-store.ts";
import { propertyParcelToWire } from "./property-parcel-to-wire.ts";
import { findPropertyGround } from "./property-store.ts";

export const listPropertyParcels = asMember.listPropertyParcels.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const parcels = await lotir.database.application(member.organisationId, async (trx) => {
    if ((await findPropertyGround(trx, id)) === undefined) throw refuse("property-not-found", { id });
    return findPropertyParcels(trx, id);
  });
  return { success: true, data: parcels.map(propertyParcelToWire) };
});
