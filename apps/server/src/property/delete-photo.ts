import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { photoKey } from "../photo-keys.ts";
import { refuse } from "../refuse.ts";
import { deleteStoredPhoto } from "./photo-store.ts";
import { findPropertyGround } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

/** Takes a photo out, and its bytes. */
export const deletePhoto = asMember.deletePhoto.handler(async ({ input: { propertyId, photoId }, context }) => {
  const { lotir, member } = context;
  const { organisationId, userId: actorId } = member;
  await lotir.database.application(organisationId, async (trx) => {
    const isThere =
      (await findPropertyGround(trx, propertyId)) !== undefined &&
      (await deleteStoredPhoto(trx, { propertyId, photoId }));
    if (!isThere) throw refuse("photo-not-found", { photoId });
    await recordAudit(trx, { actorId, action: "photo.delete", subject: propertyId, facts: { photoId } });
  });
  const place = { organisationId, propertyId, photoId };
  await lotir.objects.delete(photoKey(place, "photo"));
  await lotir.objects.delete(photoKey(place, "thumbnail"));
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { id: photoId } };
});
