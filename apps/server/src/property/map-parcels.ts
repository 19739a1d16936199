import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { holdGround } from "./hold-ground.ts";
import { findPropertyParcels, insertPropertyParcel, removeParcelsBut } from "./property-parcel-store.ts";
import { propertyParcelToWire } from "./property-parcel-to-wire.ts";
import { setOneOwner, setPropertySurface } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

/** Says which parcels a property is made of; its surface is that of the validated ones. */
export const mapParcels = asMember.mapParcels.handler(async ({ input, context }) => {
  const { id, parcels, version, oneOwner } = input;
  const { lotir, member } = context;
  const actorId = member.userId;
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    const ground = await holdGround(trx, { id, version, actorId });
    const before = (await findPropertyParcels(trx, id)).map(({ parcelleId }) => parcelleId);
    const wanted = new Map(parcels.map(({ parcelId, status }) => [parcelId, status]));
    wanted.set(ground.parcelleId, "validated");
    await removeParcelsBut(trx, id, [...wanted.keys()]);
    for (const [parcelleId, status] of wanted)
      if (!(await insertPropertyParcel(trx, { propertyId: id, parcelleId, status, actorId })))
        throw refuse("unknown-parcel", { id: parcelleId });
    const after = await findPropertyParcels(trx, id);
    await setPropertySurface(trx, {
      propertyId: id,
      actorId,
      surface: after.reduce((sum, { status, surface }) => sum + (status === "validated" ? (surface ?? 0) : 0), 0),
    });
    if (oneOwner !== undefined) await setOneOwner(trx, { propertyId: id, oneOwner });
    const facts = { before, after: after.map(({ parcelleId }) => parcelleId), oneOwner: oneOwner ?? null };
    await recordAudit(trx, { actorId, action: "property.parcels", subject: id, facts });
    return after;
  });
  await tellProperty(context, id, "changed");
  return { success: true, data: stored.map(propertyParcelToWire) };
});
