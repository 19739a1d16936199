import type { ApplicationTransaction } from "@lotir/database";

export interface StoredPhoto {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

const COLUMNS = ["id", "name", "width", "height", "created_at as createdAt"] as const;

/** Oldest first. */
export const findPhotos = (trx: ApplicationTransaction, propertyId: string): Promise<readonly StoredPhoto[]> =>
  trx
    .selectFrom("app.property_photo")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

interface NewPhoto {
  readonly propertyId: string;
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly actorId: string;
}

/** False when the property, held by the caller, keeps as many as it may; the same photo sent twice is kept once. */
export const addStoredPhoto = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, most, ...photo }: NewPhoto & { readonly most: number },
): Promise<boolean> => {
  const standing = await findPhotos(trx, propertyId);
  if (standing.some(({ id }) => id === photo.id)) return true;
  if (standing.length >= most) return false;
  await trx
    .insertInto("app.property_photo")
    .values({ property_id: propertyId, created_by: actorId, ...photo })
    .execute();
  return true;
};

/** False when there was none. */
export const deleteStoredPhoto = async (
  trx: ApplicationTransaction,
  { propertyId, photoId }: { readonly propertyId: string; readonly photoId: string },
): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom("app.property_photo")
    .where("property_id", "=", propertyId)
    .where("id", "=", photoId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};
