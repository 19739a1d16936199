import { oc } from "@orpc/contract";
import { z } from "zod";
import { Assumptions } from "../organisation/assumptions.ts";
import { answer } from "../wire/answer.ts";

const EvaluatedScenario = z.object({
  numberOfLots: z.number().int(),
  lotSizes: z.array(z.number()),
  configuration: z.string(),
  constraints: z.array(z.string()),
  estimatedRevenue: z.number(),
  totalInvestment: z.number(),
  /** Profit, margin and return once the profit tax is paid. */
  netProfit: z.number(),
  netMargin: z.number(),
  roi: z.number(),
  paybackMonths: z.number().nullable(),
  costs: z.object({
    acquisition: z.number(),
    construction: z.number(),
    studies: z.number(),
    permits: z.number(),
    marketing: z.number(),
    financial: z.number(),
    contingency: z.number(),
  }),
  revenues: z.object({ lotPrices: z.array(z.number()), totalSales: z.number(), averagePricePerLot: z.number() }),
  risks: z.array(
    z.object({
      type: z.string(),
      level: z.enum(["low", "medium", "high"]),
      impact: z.string(),
      mitigation: z.string(),
    }),
  ),
});
export type EvaluatedScenario = z.infer<typeof EvaluatedScenario>;

export const DetailedEvaluation = z.object({
  /** Best first. */
  scenarios: z.array(EvaluatedScenario),
  bestScenario: EvaluatedScenario,
  property: z.object({ id: z.string(), surface: z.number() }),
  /** What was taken for the purchase and the house, and where it comes from. */
  hypotheses: z.array(z.string()),
});
export type DetailedEvaluation = z.infer<typeof DetailedEvaluation>;

/** POST /api/evaluation/detailed (spec 2 §7): even divisions of a parcel, whatever its shape allows. */
export const evaluateDetailed = oc
  .route({ method: "POST", path: "/evaluation/detailed", tags: ["évaluation"] })
  .input(
    z.object({
      cadastralReference: z
        .string({ error: "Indiquez une référence cadastrale." })
        .trim()
        .min(1, "Indiquez une référence cadastrale.")
        .max(120, "Une référence cadastrale compte 14 caractères, ou une section et un numéro : AN 24."),
      /** Numbers of lots to try. */
      scenarios: z
        .array(z.number({ error: "Un scénario est un nombre de lots." }))
        .max(20, "20 scénarios au plus.")
        .default([2, 3, 4]),
      /** Price asked; the parcel's estimate without it. */
      price: z.number({ error: "Le prix est un montant en euros." }).nullish(),
      /** Changed for this evaluation only; the organisation's stand for the rest. */
      assumptions: Assumptions.partial().optional(),
    }),
  )
  .output(answer(DetailedEvaluation));
