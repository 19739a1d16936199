import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

/** The application for a certificate, as it is prepared (spec 2 §4). */
export const UrbanCertificate = z.object({
  jobId: z.string().nullable(),
  status: z.enum(["idle", "generating", "completed", "error"]),
  /** Per cent. */
  progress: z.number().int(),
  log: z.array(z.string()),
  url: z.string().nullable(),
  error: z.string().nullable(),
  at: z.string().nullable(),
});
export type UrbanCertificate = z.infer<typeof UrbanCertificate>;

/** GET /api/properties/{id}/urban-certificate: how the last one stands, for who missed the news. */
export const showUrbanCertificate = oc
  .route({ method: "GET", path: "/properties/{id}/urban-certificate", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(UrbanCertificate));
