import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

export const RISK_LABELS = {
  inondation: "Inondation",
  argile: "Argile (retrait-gonflement)",
  seisme: "Séisme",
  cavites: "Cavités souterraines",
  radon: "Radon",
  carrieres: "Carrières souterraines",
} as const;

export const ParcelRisk = z.object({
  risk: z.enum(["inondation", "argile", "seisme", "cavites", "radon", "carrieres"]),
  /** `unknown`: the source is silent; `failing`: it could not be asked. Neither is « no risk ». */
  status: z.enum(["present", "absent", "unknown", "failing"]),
  /** What is said of the commune is not the parcel's. */
  of: z.enum(["adresse", "commune"]).nullable(),
  level: z.string().nullable(),
  /** The source's words, or why it did not answer. */
  words: z.string(),
});
export type ParcelRisk = z.infer<typeof ParcelRisk>;

export const ParcelRisks = z.object({
  risks: z.array(ParcelRisk),
  /** What was said of the whole commune on the day it was loaded, never of this parcel; null where nothing was. */
  commune: z
    .object({
      risks: z.array(
        z.object({
          risk: ParcelRisk.shape.risk,
          status: z.enum(["present", "absent", "unknown"]),
          words: z.string(),
        }),
      ),
      askedOn: z.string(),
    })
    .nullable(),
  source: z.string(),
  licence: z.string().nullable(),
  askedOn: z.string(),
});
export type ParcelRisks = z.infer<typeof ParcelRisks>;

/** GET /api/cadastral/parcels/{id}/risks: asked of Géorisques when the sheet is opened. */
export const showParcelRisks = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/risks", tags: ["parcelles"] })
  .input(z.object({ id: z.string() }))
  .output(answer(ParcelRisks));
