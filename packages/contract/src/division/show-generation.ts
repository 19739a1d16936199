import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { DivisionWishes } from "./division-scenario.ts";

/** How far a generation is: what is being done, and what it found so far. */
export const GenerationProgress = z.object({
  /** `interrupted`: the server stopped before its end; nothing of it goes on. */
  stage: z.enum(["interrupted", "waiting", "search", "money", "remedies", "keeping"]),
  /** The number of lots that is looked for. */
  lots: z.number().int().nullable(),
  tried: z.number().int(),
  total: z.number().int(),
  plans: z.number().int(),
  /** The most lots drawn so far, and the best net margin, in euros. */
  mostLots: z.number().int().nullable(),
  bestMarginEur: z.number().nullable(),
  elapsedMs: z.number(),
  /** Who asked, when, and for what: whoever comes back finds it again. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  wishes: DivisionWishes,
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;

/** GET /api/division/generate/{propertyId}: the generation under way, or that stopped before its end; null when there is none. */
export const showGeneration = oc
  .route({ method: "GET", path: "/division/generate/{propertyId}", tags: ["division"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(answer(GenerationProgress.nullable()));
