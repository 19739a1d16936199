import { toFlow, toWord, writePdf } from "@lotir/dossier";
import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { archiveOf } from "./archive-of.ts";
import { dossierDocument } from "./dossier-document.ts";
import { PDF_TYPE, WORD_TYPE, ZIP_TYPE } from "./dossier-keys.ts";
import { readPrinting, recordMade } from "./make-dossier.ts";

const TYPES = { docx: WORD_TYPE, pdf: PDF_TYPE, zip: ZIP_TYPE } as const;

/** The file of a property: a Word document, one PDF, or everything in an archive. */
export const generateDossier = asMember.generateDossier.handler(async ({ input, context }) => {
  const { id, format } = input;
  const printing = await readPrinting(context, id, input);
  const document = dossierDocument(printing);
  const bytes =
    format === "docx"
      ? await toWord(document)
      : format === "pdf"
        ? await writePdf(toFlow(document))
        : await archiveOf(context, { printing, document });
  await recordMade(context, id, printing.tracking.hash);
  await tellProperty(context, id, "changed");
  return new File([bytes], `dossier-${id.slice(0, 8)}-${printing.today}.${format}`, { type: TYPES[format] });
});
