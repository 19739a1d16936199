import { z } from "zod";
import { text } from "../wire/text.ts";
import { FILTER_NAMES, FILTER_TABLE, type FilterName, type SearchFilter } from "./filter-table.ts";

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

const isFigure = (given: unknown): boolean =>
  typeof given === "number" || (typeof given === "string" && DECIMAL.test(given.trim()));

/** Written in decimal, as in an address: a coercion alone would read 0 in an empty text, and 16 in « 0x10 ». */
const figure = (most = Number.MAX_VALUE) =>
  z.preprocess((given) => (isFigure(given) ? given : Number.NaN), z.coerce.number().finite().nonnegative().max(most));

const { minSurface, maxSurface, maxBudget } = FILTER_TABLE;
/** Search defaults of the specification (spec 1 §9). */
export const SEARCH_DEFAULTS = {
  maxBudget: maxBudget.byDefault,
  minSurface: minSurface.byDefault,
  maxSurface: maxSurface.byDefault,
} as const;
export const MAX_CITIES = 5;
export const MAX_PARCELS = 500;

/** Longest code of a reason. */
const LONGEST_WORD = 40;

const schemaOf = (filter: SearchFilter): z.ZodType => {
  switch (filter.kind) {
    case "figure":
      return figure(filter.highest).optional();
    case "words":
      return text.max(filter.longest).optional();
    case "word":
      return text.max(LONGEST_WORD).optional();
    case "choice":
      return z.enum(Object.keys(filter.options)).optional();
  }
};

type Kind<Name extends FilterName> = (typeof FILTER_TABLE)[Name];
type Sent<Name extends FilterName> =
  Kind<Name> extends { kind: "figure" }
    ? number
    : Kind<Name> extends { options: infer Options }
      ? keyof Options & string
      : string;

/**
 * The filters that the list and the map tiles share; all optional, all applied by the server. Lists are comma separated:
 * `UA,UB`, `oui,a-verifier`.
 */
export const SearchFilters = z.object(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, schemaOf(FILTER_TABLE[name])])) as {
    readonly [Name in FilterName]: z.ZodOptional<z.ZodType<Sent<Name>>>;
  },
);
export type SearchFilters = z.infer<typeof SearchFilters>;

export const SearchOrder = z.enum(["score", "surface", "prix", "facade", "marge", "residuel"]);
export type SearchOrder = z.infer<typeof SearchOrder>;
/** `usuel` puts the best first: the highest score or margin, the lowest price. */
export const SearchDirection = z.enum(["usuel", "inverse"]);
export type SearchDirection = z.infer<typeof SearchDirection>;
