import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";
import type { Kept } from "../versions/shared.ts";

export interface NoteText {
  readonly text: string;
}

/** What an organisation does of a parcel, as it is kept. */
export interface StoredMark {
  readonly parcelId: string;
  readonly isHidden: boolean;
  readonly isSeen: boolean;
  readonly assignedTo: string | null;
  /** Undefined while nobody wrote one. */
  readonly note: Kept<NoteText> | undefined;
}

const select = (trx: ApplicationTransaction) =>
  trx
    .selectFrom("app.parcel_mark")
    .select([
      "parcelle_id as parcelId",
      "is_hidden as isHidden",
      "is_seen as isSeen",
      "assigned_to as assignedTo",
      "note as text",
      "note_version as version",
      "note_by as writtenBy",
      "note_at as writtenAt",
    ]);

type NoteRow = NoteText & Omit<Kept<NoteText>, "value">;

const noteOf = ({ text, version, writtenBy, writtenAt }: NoteRow): StoredMark["note"] =>
  version === 0 ? undefined : { value: { text }, version, writtenBy, writtenAt };

/** What the organisation does of the parcels of a commune. */
export const findMarks = async (trx: ApplicationTransaction, commune: string): Promise<readonly StoredMark[]> => {
  const rows = await select(trx).where("parcelle_id", "like", `${commune}%`).orderBy("parcelle_id").execute();
  return rows.map(({ parcelId, isHidden, isSeen, assignedTo, ...note }) => ({
    parcelId,
    isHidden,
    isSeen,
    assignedTo,
    note: noteOf(note),
  }));
};

interface Marking {
  readonly parcelIds: readonly string[];
  readonly isHidden?: boolean | undefined;
  readonly isSeen?: boolean | undefined;
  readonly assigneeId?: string | null | undefined;
}

/** What is undefined stays as it is. In one order, whoever asks: two that mark the same parcels never wait for each other. */
export const markEach = async (
  trx: ApplicationTransaction,
  { parcelIds, isHidden, isSeen, assigneeId }: Marking,
): Promise<number> => {
  const set = {
    ...(isHidden === undefined ? {} : { is_hidden: isHidden }),
    ...(isSeen === undefined ? {} : { is_seen: isSeen }),
    ...(assigneeId === undefined ? {} : { assigned_to: assigneeId }),
  };
  if (Object.keys(set).length === 0) return 0;
  const ids = [...new Set(parcelIds)].sort();
  await trx
    .insertInto("app.parcel_mark")
    .values(ids.map((id) => ({ parcelle_id: id, ...set })))
    .onConflict((known) => known.columns(["organisation_id", "parcelle_id"]).doUpdateSet(set))
    .execute();
  return ids.length;
};

/** The note of a parcel, held until the transaction ends. */
export const holdNote = async (trx: ApplicationTransaction, parcelId: string): Promise<StoredMark["note"]> => {
  const row = await select(trx).where("parcelle_id", "=", parcelId).forUpdate().executeTakeFirst();
  return row && noteOf(row);
};

interface Writing extends NoteText {
  readonly parcelId: string;
  readonly actorId: string;
  readonly isKept: boolean;
}

/** False when another wrote the first note meanwhile. */
export const writeNote = async (
  trx: ApplicationTransaction,
  { parcelId, text, actorId, isKept }: Writing,
): Promise<boolean> => {
  const set = { note: text, note_by: actorId, note_at: new Date() };
  const written = await trx
    .insertInto("app.parcel_mark")
    .values({ parcelle_id: parcelId, ...set, note_version: 1 })
    .onConflict((known) =>
      known
        .columns(["organisation_id", "parcelle_id"])
        .doUpdateSet({ ...set, note_version: sql<number>`app.parcel_mark.note_version + 1` })
        .where("app.parcel_mark.note_version", isKept ? ">" : "=", 0),
    )
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
