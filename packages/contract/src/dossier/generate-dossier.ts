import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

export const DOSSIER_FORMATS = ["docx", "pdf", "zip"] as const;

/** POST /api/properties/{id}/generate-dossier: the file as a Word document, as one PDF, or whole (spec 2 §7). */
export const generateDossier = oc
  .route({ method: "POST", path: "/properties/{id}/generate-dossier", tags: ["dossier"] })
  .input(
    z.object({
      id: PropertyId,
      includeScreenshot: z.boolean({ error: "Capture de la carte : vrai ou faux est attendu." }).default(true),
      includeDivisionDrawing: z.boolean({ error: "Dessin de la division : vrai ou faux est attendu." }).default(true),
      /** Echoed with each step of its progress, by which whoever asked knows them for its own. */
      askId: z.uuid("Suivi : un identifiant est attendu.").optional(),
      format: z.enum(DOSSIER_FORMATS, { error: "Format inconnu : docx, pdf ou zip." }).default("docx"),
    }),
  )
  .output(z.file());
