import type { ApplicationTransaction } from "@lotir/database";
import type { Kept } from "../versions/shared.ts";

export interface NoteText {
  readonly text: string;
}

const select = (trx: ApplicationTransaction, propertyId: string) =>
  trx
    .selectFrom("app.property_note")
    .select(["text", "version", "updated_by as writtenBy", "updated_at as writtenAt"])
    .where("property_id", "=", propertyId);

export const findNotes = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<NoteText> | undefined> => {
  const row = await select(trx, propertyId).executeTakeFirst();
  return row && { ...row, value: { text: row.text } };
};

export const holdNotes = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<NoteText> | undefined> => {
  const row = await select(trx, propertyId).forUpdate().executeTakeFirst();
  return row && { ...row, value: { text: row.text } };
};

interface Writing extends NoteText {
  readonly propertyId: string;
  readonly actorId: string;
  readonly isKept: boolean;
}

/** False when another wrote the first notes meanwhile. */
export const writeNotes = async (
  trx: ApplicationTransaction,
  { propertyId, text, actorId, isKept }: Writing,
): Promise<boolean> => {
  const set = { text, updated_by: actorId };
  if (isKept) {
    await trx.updateTable("app.property_note").set(set).where("property_id", "=", propertyId).execute();
    return true;
  }
  const added = await trx
    .insertInto("app.property_note")
    .values({ property_id: propertyId, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
