import { asMember } from "../call.ts";
import { PHOTO_TYPE, photoKey } from "../photo-keys.ts";
import { refuse } from "../refuse.ts";
import { findPhotos } from "./photo-store.ts";
import { findPropertyGround } from "./property-store.ts";

/** The bytes of a photo, for members of the organisation that keeps it. */
export const showPhoto = asMember.showPhoto.handler(async ({ input: { propertyId, photoId, size }, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  const isThere = await lotir.database.application(
    organisationId,
    async (trx) =>
      (await findPropertyGround(trx, propertyId)) !== undefined &&
      (await findPhotos(trx, propertyId)).some(({ id }) => id === photoId),
  );
  const bytes = isThere ? await lotir.objects.get(photoKey({ organisationId, propertyId, photoId }, size)) : undefined;
  if (bytes === undefined) throw refuse("photo-not-found", { photoId });
  return new File([bytes], `${photoId}.webp`, { type: PHOTO_TYPE });
});
