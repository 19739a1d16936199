import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

const Job = z.object({ jobId: z.string() });

/** POST /api/properties/{id}/generate-urban-certificate: prepares the application; its progress comes by the channel. */
export const generateUrbanCertificate = oc
  .route({ method: "POST", path: "/properties/{id}/generate-urban-certificate", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(Job).extend(Job.shape));
