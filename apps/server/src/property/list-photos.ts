import { asMember } from "../call.ts";
import { absentProperty } from "./absent-property.ts";
import { findPhotos } from "./photo-store.ts";
import { photoToWire } from "./photo-to-wire.ts";
import { findPropertyGround } from "./property-store.ts";

/** The photos of a property. */
export const listPhotos = asMember.listPhotos.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const photos = await lotir.database.application(member.organisationId, async (trx) =>
    (await findPropertyGround(trx, propertyId)) === undefined ? undefined : findPhotos(trx, propertyId),
  );
  if (photos === undefined) throw await absentProperty(context, propertyId);
  return { success: true, data: photos.map((photo) => photoToWire(propertyId, photo)) };
});
