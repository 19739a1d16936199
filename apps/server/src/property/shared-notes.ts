import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdNotes, type NoteText, writeNotes } from "./note-store.ts";
import { findPropertyGround } from "./property-store.ts";

/** The notes of a property, as its members share them. */
export const sharedNotes = (id: string): Shared<NoteText> => ({
  action: "note.save",
  subject: id,
  labels: { text: "Notes" },
  hold: async (trx) => {
    if ((await findPropertyGround(trx, id)) === undefined) throw refuse("property-not-found", { id });
    return holdNotes(trx, id);
  },
  write: (trx, value, written) => writeNotes(trx, { ...value, propertyId: id, ...written }),
});
