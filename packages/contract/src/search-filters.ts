import { z } from "zod";
import { text } from "./text.ts";

const number = z.coerce.number().finite().nonnegative();

/** Search defaults of the specification (spec 1 §9). */
export const SEARCH_DEFAULTS = { maxBudget: 800_000, minSurface: 800, maxSurface: 3_000 } as const;
export const MAX_CITIES = 5;
export const MAX_PARCELS = 500;

/** The filters that the list and the map tiles share; all optional, all applied by the server. */
export const SearchFilters = z.object({
  minSurface: number.optional(),
  maxSurface: number.optional(),
  maxBudget: number.optional(),
  minScore: number.max(100).optional(),
  minFrontage: number.optional(),
  /** Zone libelles, comma separated: `UA,UB`. */
  zones: text.max(400).optional(),
  built: z.enum(["tous", "bati", "nu"]).optional(),
  /** Verdicts, comma separated: `oui,a-verifier`. */
  verdicts: text.max(60).optional(),
  minLots: number.max(20).optional(),
  /** Access forms, comma separated: `facade,servitude`. */
  access: text.max(60).optional(),
  /** Code of a refusal's reason: `NO_ROAD`. */
  reason: text.max(40).optional(),
  /** Least margin of the best plan, in per cent of the turnover, under the assumptions of who asks. */
  minMargin: number.max(100).optional(),
  /** Least residual price of the land, in euros, under the assumptions of who asks. */
  minResidual: number.optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const SearchOrder = z.enum(["score", "surface", "prix", "facade", "marge", "residuel"]);
export type SearchOrder = z.infer<typeof SearchOrder>;
