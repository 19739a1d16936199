import type { Lotir } from "../lotir.ts";
import { certificateDocument } from "./certificate-document.ts";
import type { CertificateJob } from "./certificate-jobs.ts";
import { certificateKey, PDF_TYPE, WORD_TYPE } from "./dossier-keys.ts";
import { updateMaking } from "./dossier-making-store.ts";
import { printingOf } from "./make-dossier.ts";
import { namesIn } from "./names-in.ts";
import { findDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

type Means = Pick<Lotir, "database" | "connectors" | "plan" | "identity" | "objects" | "today" | "printer">;

interface Told {
  readonly status: "generating" | "completed";
  readonly message: string;
  readonly progress: number;
}

/** Whether the property went away meanwhile: there is nothing to prepare, and nothing failed. */
const GONE = "Cette propriété a été supprimée.";

/**
 * Prepares an application for a certificate, step by step. Begun again from the start after a kill: each step is written
 * down once it is done, and what it keeps replaces what was kept.
 */
export const makeCertificate = async (
  means: Means,
  { organisationId, propertyId, makingId }: CertificateJob,
  tell: (told: Told) => void,
): Promise<void> => {
  const log: string[] = [];
  const step = async (message: string, progress: number): Promise<void> => {
    log.push(message);
    const status = progress === 100 ? "completed" : "running";
    await means.database.application(organisationId, (trx) =>
      updateMaking(trx, { propertyId, id: makingId, status, progress, log }),
    );
    tell({ status: progress === 100 ? "completed" : "generating", message, progress });
  };
  const drawn = (done: number, all: number): void =>
    tell({ status: "generating", message: `Plan ${done} sur ${all}`, progress: 50 + Math.round((20 * done) / all) });
  await step("Lecture de la propriété, de ses parcelles et de ses lots", 10);
  const read = await findDossier({ lotir: means, member: { organisationId } }, propertyId);
  if (read === undefined) throw new Error(GONE);
  await step("Règles de la zone et pièces de la demande", 30);
  const tracking = trackingOf(read, { today: means.today(), nameOf: await namesIn(means, read) });
  await step("Fiche de la demande, champ par champ, et note descriptive", 50);
  // Its plans bear the codes of the application.
  const asked = { ...tracking, piecesFor: "Certificat d'urbanisme" };
  const document = certificateDocument(
    await printingOf({ lotir: means, organisationId, onPlan: drawn }, read, {
      tracking: asked,
      today: means.today(),
      includeScreenshot: false,
      includeDivisionDrawing: true,
    }),
  );
  await step("Mise en page", 70);
  const word = await means.printer.document({ document, format: "docx" });
  const pdf = await means.printer.document({ document, format: "pdf" });
  await step("Enregistrement", 90);
  const place = { organisationId, propertyId, makingId };
  await means.objects.put(certificateKey(place, "docx"), word, WORD_TYPE);
  await means.objects.put(certificateKey(place, "pdf"), pdf, PDF_TYPE);
  await step("Demande prête", 100);
};
