import type { ApplicationTransaction } from "@lotir/database";

export interface StoredPiece {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

const COLUMNS = [
  ...(["id", "code", "name", "type", "bytes", "pages"] as const),
  ...(["created_by as createdBy", "created_at as createdAt"] as const),
] as const;

/** Oldest first. */
export const findDossierPieces = (trx: ApplicationTransaction, propertyId: string): Promise<readonly StoredPiece[]> =>
  trx
    .selectFrom("app.dossier_piece")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

interface NewPiece {
  readonly propertyId: string;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
}

/** False when the file, held by the caller, keeps as many as it may; the same piece sent twice is kept once. */
export const addStoredPiece = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, most, ...piece }: NewPiece & { readonly actorId: string; readonly most: number },
): Promise<boolean> => {
  const standing = await findDossierPieces(trx, propertyId);
  if (standing.some(({ id }) => id === piece.id)) return true;
  if (standing.length >= most) return false;
  await trx
    .insertInto("app.dossier_piece")
    .values({ property_id: propertyId, created_by: actorId, ...piece })
    .execute();
  return true;
};

/** False when there was none. */
export const deleteStoredPiece = async (
  trx: ApplicationTransaction,
  { propertyId, pieceId }: { readonly propertyId: string; readonly pieceId: string },
): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom("app.dossier_piece")
    .where("property_id", "=", propertyId)
    .where("id", "=", pieceId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};
