import { SERVER_EVENTS } from "@lotir/contract";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { tellProperty } from "../property/tell-property.ts";
import { archiveOf } from "./archive-of.ts";
import { dossierDocument } from "./dossier-document.ts";
import { PDF_TYPE, WORD_TYPE, ZIP_TYPE } from "./dossier-keys.ts";
import { dossierSteps } from "./dossier-steps.ts";
import { readPrinting, recordMade } from "./make-dossier.ts";

const TYPES = { docx: WORD_TYPE, pdf: PDF_TYPE, zip: ZIP_TYPE } as const;

/** Says to who follows the property how far its file is. */
const teller =
  ({ lotir, member }: Pick<Call, "lotir"> & { readonly member: Member }, propertyId: string, askId: string | null) =>
  (message: string, percent: number): void =>
    lotir.channel.propertyNews({ organisationId: member.organisationId, propertyId }, SERVER_EVENTS.dossierProgress, {
      propertyId,
      askId,
      message,
      percent,
    });

/** The file of a property: a Word document, one PDF, or everything in an archive. */
export const generateDossier = asMember.generateDossier.handler(async ({ input, context, signal }) => {
  const { id, format } = input;
  const { printer } = context.lotir;
  const steps = dossierSteps(format, teller(context, id, input.askId ?? null));
  steps.begun();
  const printing = await readPrinting(context, id, { ...input, onPlan: steps.planDrawn, signal });
  const document = dossierDocument(printing);
  const bytes =
    format === "zip"
      ? await archiveOf(context, { printing, document, steps, signal })
      : await steps.writing(format, () => printer.document({ document, format }, signal));
  const { tracking, printedHash } = printing;
  await recordMade(context, { propertyId: id, dataHash: tracking.hash, printedHash });
  await tellProperty(context, id, "changed");
  steps.done();
  return new File([bytes], `dossier-${id.slice(0, 8)}-${printing.today}.${format}`, { type: TYPES[format] });
});
