import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

const RISKS = z.object({
  inondation: z.object({ zone: z.boolean(), niveau: z.string() }).nullable(),
  seisme: z.object({ zone: z.number() }).nullable(),
  argile: z.object({ alea: z.string() }).nullable(),
  cavites: z.boolean().nullable(),
});

const SCORES = z.object({
  scoreTerrain: z.number(),
  scorePotentielDivision: z.number(),
  scoreLocalisation: z.number(),
  scoreFinancier: z.number(),
  scoreRisque: z.number(),
});

export const QuickScore = z.object({
  /** 0–100; 70 or more is high. */
  score: z.number(),
  details: SCORES,
  analysis: z.array(z.string()),
  recommendations: z.array(z.string()),
  marketData: z.object({
    averagePricePerSqm: z.number().nullable(),
    evolution: z.number().nullable(),
    transactions: z.number().int(),
  }),
  /** Null is unknown, never "none". */
  risks: RISKS,
  /** Scores left at 50 because nothing was known. */
  unknown: z.array(z.string()),
  /** The place that was found for the address, and the parcel under it when its commune is loaded. */
  place: z.object({
    label: z.string(),
    codeInsee: z.string().nullable(),
    parcelId: z.string().nullable(),
    zone: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
});
export type QuickScore = z.infer<typeof QuickScore>;

/** GET /api/opportunities/quick-score?address=&surface=&price= (spec 2 §7). */
export const scoreQuickly = oc
  .route({ method: "GET", path: "/opportunities/quick-score", tags: ["évaluation"] })
  .input(
    z.object({
      address: z.string({ error: "Indiquez une adresse." }).trim().min(1, "Indiquez une adresse.").max(200),
      surface: z.coerce
        .number({ error: "La surface est un nombre de mètres carrés." })
        .min(500, "La surface est de 500 m² au moins.")
        .max(10_000_000, "La surface dépasse toute vraisemblance."),
      price: z.coerce
        .number({ error: "Le prix est un nombre d'euros." })
        .min(100_000, "Le prix est de 100 000 € au moins.")
        .max(100_000_000, "Le prix dépasse toute vraisemblance."),
    }),
  )
  .output(answer(QuickScore));
