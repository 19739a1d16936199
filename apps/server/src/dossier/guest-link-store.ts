import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

export interface StoredGuestLink {
  readonly id: string;
  readonly propertyId: string;
  readonly secretHash: string;
  readonly guest: string;
  readonly blocks: readonly string[];
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly openings: number;
  readonly openedAt: Date | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

const COLUMNS = [
  ...(["id", "guest", "blocks", "openings", "property_id as propertyId", "secret_hash as secretHash"] as const),
  ...(["expires_at as expiresAt", "revoked_at as revokedAt", "opened_at as openedAt"] as const),
  ...(["created_by as createdBy", "created_at as createdAt"] as const),
] as const;

interface NewGuestLink {
  readonly propertyId: string;
  readonly id: string;
  readonly secretHash: string;
  readonly guest: string;
  readonly blocks: readonly string[];
  readonly expiresAt: Date;
  readonly actorId: string;
}

export const insertGuestLink = async (trx: ApplicationTransaction, link: NewGuestLink): Promise<void> => {
  await trx
    .insertInto("app.guest_link")
    .values({
      property_id: link.propertyId,
      id: link.id,
      secret_hash: link.secretHash,
      guest: link.guest,
      blocks: [...link.blocks],
      expires_at: link.expiresAt,
      created_by: link.actorId,
    })
    .execute();
};

/** Latest first. */
export const findGuestLinks = (trx: ApplicationTransaction, propertyId: string): Promise<readonly StoredGuestLink[]> =>
  trx
    .selectFrom("app.guest_link")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .orderBy("created_at", "desc")
    .execute();

export const findGuestLink = (trx: ApplicationTransaction, id: string): Promise<StoredGuestLink | undefined> =>
  trx.selectFrom("app.guest_link").select(COLUMNS).where("id", "=", id).executeTakeFirst();

/** False when there was none to close. */
export const closeGuestLink = async (
  trx: ApplicationTransaction,
  { propertyId, linkId }: { readonly propertyId: string; readonly linkId: string },
): Promise<boolean> => {
  const closed = await trx
    .updateTable("app.guest_link")
    .set({ revoked_at: new Date() })
    .where("property_id", "=", propertyId)
    .where("id", "=", linkId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
};

export const countOpening = async (trx: ApplicationTransaction, id: string): Promise<void> => {
  await sql`update app.guest_link set openings = openings + 1, opened_at = now() where id = ${id}`.execute(trx);
};
