import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

const Job = z.object({ jobId: z.string() });

/** POST /api/properties/{id}/generate-urban-certificate: prepares the application; its progress comes by the channel. */
export const generateUrbanCertificate = oc
  .route({ method: "POST", path: "/properties/{id}/generate-urban-certificate", tags: ["dossier"] })
  .input(z.object({ id: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(Job).extend(Job.shape));
