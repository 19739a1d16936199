import { randomUUID } from "node:crypto";
import { MOST_PHOTOS } from "@lotir/contract";
import { describePhotoRefusal, encodePhoto, PHOTO_LIMITS } from "@lotir/photo";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { PHOTO_TYPE, photoKey } from "../photo-keys.ts";
import { refuse } from "../refuse.ts";
import { absentProperty } from "./absent-property.ts";
import { addStoredPhoto, findPhotos } from "./photo-store.ts";
import { photoToWire } from "./photo-to-wire.ts";
import { findPropertyGround, holdProperty } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

/** Of the name of a file. */
const LONGEST_NAME = 120;

/** Adds a photo: drawn anew in a child process, kept beside the database, then written down. */
export const addPhoto = asMember.addPhoto.handler(async ({ input, context }) => {
  const { propertyId, photoId = randomUUID(), photo: file } = input;
  const { lotir, member } = context;
  const { organisationId, userId: actorId } = member;
  const photosOf = () =>
    lotir.database.application(organisationId, async (trx) =>
      (await findPropertyGround(trx, propertyId)) === undefined ? undefined : findPhotos(trx, propertyId),
    );
  const before = await photosOf();
  if (before === undefined) throw await absentProperty(context, propertyId);
  const same = before.find(({ id }) => id === photoId);
  if (same !== undefined) return { success: true, data: photoToWire(propertyId, same) };
  if (before.length >= MOST_PHOTOS) throw refuse("too-many-photos", { most: MOST_PHOTOS });
  if (file.size > PHOTO_LIMITS.largestBytes) throw refuse("bad-photo", "too-large", describePhotoRefusal("too-large"));
  const encoded = await encodePhoto(new Uint8Array(await file.arrayBuffer()));
  if (!encoded.ok) throw refuse("bad-photo", encoded.failure, describePhotoRefusal(encoded.failure));
  const { width, height, photo, thumbnail } = encoded.value;
  const place = { organisationId, propertyId, photoId };
  // Its bytes first: a photo that is written down is there to be seen.
  await lotir.objects.put(photoKey(place, "photo"), photo, PHOTO_TYPE);
  await lotir.objects.put(photoKey(place, "thumbnail"), thumbnail, PHOTO_TYPE);
  const isKept = await lotir.database.application(organisationId, async (trx) => {
    // Two sent at once wait for each other here, so that none is one too many.
    if ((await holdProperty(trx, propertyId)) === undefined) return undefined;
    const bytes = photo.length + thumbnail.length;
    const kept = await addStoredPhoto(trx, {
      propertyId,
      id: photoId,
      name: file.name.replaceAll(/\p{Cc}/gu, "").slice(0, LONGEST_NAME),
      width,
      height,
      bytes,
      actorId,
      most: MOST_PHOTOS,
    });
    if (kept) await recordAudit(trx, { actorId, action: "photo.add", subject: propertyId, facts: { photoId } });
    return kept;
  });
  if (isKept !== true) {
    await lotir.objects.delete(photoKey(place, "photo"));
    await lotir.objects.delete(photoKey(place, "thumbnail"));
    if (isKept === undefined) throw await absentProperty(context, propertyId);
    throw refuse("too-many-photos", { most: MOST_PHOTOS });
  }
  await tellProperty(context, propertyId, "changed");
  const kept = (await photosOf())?.find(({ id }) => id === photoId);
  if (kept === undefined) throw refuse("photo-not-found", { photoId });
  return { success: true, data: photoToWire(propertyId, kept) };
});
