import { z } from "zod";
import { text } from "../wire/text.ts";

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

const isFigure = (given: unknown): boolean =>
  typeof given === "number" || (typeof given === "string" && DECIMAL.test(given.trim()));

/** Written in decimal, as in an address: a coercion alone would read 0 in an empty text, and 16 in « 0x10 ». */
const figure = (most = Number.MAX_VALUE) =>
  z.preprocess((given) => (isFigure(given) ? given : Number.NaN), z.coerce.number().finite().nonnegative().max(most));

/** Search defaults of the specification (spec 1 §9). */
export const SEARCH_DEFAULTS = { maxBudget: 800_000, minSurface: 800, maxSurface: 3_000 } as const;
export const MAX_CITIES = 5;
export const MAX_PARCELS = 500;

/** The filters that the list and the map tiles share; all optional, all applied by the server. */
export const SearchFilters = z.object({
  minSurface: figure().optional(),
  maxSurface: figure().optional(),
  maxBudget: figure().optional(),
  minScore: figure(100).optional(),
  minFrontage: figure().optional(),
  /** Zone libelles, comma separated: `UA,UB`. */
  zones: text.max(400).optional(),
  built: z.enum(["tous", "bati", "nu"]).optional(),
  /** Verdicts, comma separated: `oui,a-verifier`. */
  verdicts: text.max(60).optional(),
  minLots: figure(20).optional(),
  /** Access forms, comma separated: `facade,servitude`. */
  access: text.max(60).optional(),
  /** Code of a refusal's reason: `NO_ROAD`. */
  reason: text.max(40).optional(),
  /** Least margin of the best plan, in per cent of the turnover, under the assumptions of who asks. */
  minMargin: figure(100).optional(),
  /** Least residual price of the land, in euros, under the assumptions of who asks. */
  minResidual: figure().optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const SearchOrder = z.enum(["score", "surface", "prix", "facade", "marge", "residuel"]);
export type SearchOrder = z.infer<typeof SearchOrder>;
