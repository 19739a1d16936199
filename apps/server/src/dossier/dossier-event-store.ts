import { DossierEventDetail, type DossierEventEntry } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { EventKind } from "@lotir/procedure";
import { type IsoDate, isoDate } from "@lotir/units";

export interface StoredEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly on: IsoDate;
  readonly detail: DossierEventDetail;
  readonly proofId: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** What stands: an event taken back is not there. Oldest first. */
export const findDossierEvents = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<readonly StoredEvent[]> => {
  const rows = await trx
    .selectFrom("app.dossier_event")
    .select(["id", "kind", "happened_on", "detail", "proof_id", "created_by", "created_at"])
    .where("property_id", "=", propertyId)
    .where("taken_back_at", "is", null)
    .orderBy("happened_on")
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Written from the contract's own list.
    kind: row.kind as EventKind,
    on: isoDate(row.happened_on),
    detail: DossierEventDetail.safeParse(row.detail).data ?? {},
    proofId: row.proof_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }));
};

interface NewEvent extends DossierEventEntry {
  readonly propertyId: string;
  readonly id: string;
  readonly actorId: string;
}

/** The same event sent twice is recorded once. */
export const insertDossierEvent = async (
  trx: ApplicationTransaction,
  { propertyId, id, kind, on, detail, proofId, actorId }: NewEvent,
): Promise<void> => {
  await trx
    .insertInto("app.dossier_event")
    .values({
      property_id: propertyId,
      id,
      kind,
      happened_on: on,
      detail: JSON.stringify(detail),
      proof_id: proofId,
      created_by: actorId,
    })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id", "id"]).doNothing())
    .execute();
};

/** False when there was none to take back. */
export const takeBackEvent = async (
  trx: ApplicationTransaction,
  { propertyId, eventId, actorId }: { readonly propertyId: string; readonly eventId: string; readonly actorId: string },
): Promise<boolean> => {
  const taken = await trx
    .updateTable("app.dossier_event")
    .set({ taken_back_by: actorId, taken_back_at: new Date() })
    .where("property_id", "=", propertyId)
    .where("id", "=", eventId)
    .where("taken_back_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};
