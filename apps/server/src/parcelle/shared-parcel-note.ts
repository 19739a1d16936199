import type { Shared } from "../versions/shared.ts";
import { holdNote, type NoteText, writeNote } from "./parcel-mark-store.ts";

/** The note of a parcel, as the members of an organisation share it. */
export const sharedParcelNote = (parcelId: string): Shared<NoteText> => ({
  action: "parcel-note.save",
  subject: parcelId,
  labels: { text: "Note" },
  hold: (trx) => holdNote(trx, parcelId),
  write: (trx, value, written) => writeNote(trx, { ...value, parcelId, ...written }),
});
