import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

/** GET /api/properties/{id}/urban-certificate/{jobId}/file: the application that was prepared. */
export const downloadUrbanCertificate = oc
  .route({ method: "GET", path: "/properties/{id}/urban-certificate/{jobId}/file", tags: ["dossier"] })
  .input(
    z.object({
      id: PropertyId,
      jobId: z.uuid("Cette demande n'existe pas."),
      format: z.enum(["pdf", "docx"], { error: "Format inconnu : pdf ou docx." }).default("pdf"),
    }),
  )
  .output(z.file());
