import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** How far a generation is: what is being done, and what it found so far. */
export const GenerationProgress = z.object({
  stage: z.enum(["waiting", "search", "money", "keeping"]),
  /** The number of lots that is looked for. */
  lots: z.number().int().nullable(),
  tried: z.number().int(),
  total: z.number().int(),
  plans: z.number().int(),
  /** The most lots drawn so far, and the best net margin, in euros. */
  mostLots: z.number().int().nullable(),
  bestMarginEur: z.number().nullable(),
  elapsedMs: z.number(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;

/** GET /api/division/generate/{propertyId}: the generation under way; null when there is none. */
export const showGeneration = oc
  .route({ method: "GET", path: "/division/generate/{propertyId}", tags: ["division"] })
  .input(z.object({ propertyId: z.uuid("Propriété non trouvée") }))
  .output(answer(GenerationProgress.nullable()));
