import { asMember } from "../call.ts";
import { PDF_TYPE } from "./dossier-keys.ts";
import { drawingOfNote } from "./drawing-of-note.ts";
import { noteBlocksOf } from "./note-blocks-of.ts";
import { noteDocument } from "./note-document.ts";
import { readDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

/** Two pages for a banker or a seller. */
export const writeBankNote = asMember.writeBankNote.handler(async ({ input: { id }, context, signal }) => {
  const { lotir, member } = context;
  const read = await readDossier(context, id);
  const today = lotir.today();
  const blocks = await noteBlocksOf({ lotir, organisationId: member.organisationId }, read, today);
  const { hash } = trackingOf(read, { today, nameOf: () => null });
  const document = noteDocument({ name: read.property.name, blocks, hash, today, drawing: drawingOfNote(read, today) });
  const bytes = await lotir.printer.document({ document, format: "pdf", look: "note" }, signal);
  return new File([bytes], `note-${id.slice(0, 8)}-${today}.pdf`, { type: PDF_TYPE });
});
