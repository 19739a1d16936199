import { type RawBuilder, sql } from "kysely";

/** Figures of `territory.parcelle_fact` that a search may bound. */
const FIGURES = {
  surface: sql`f.surface_m2`,
  price: sql`f.price_eur`,
  score: sql`f.score`,
  frontage: sql`f.frontage_m`,
  built: sql`f.built_m2`,
  lots: sql`f.most_lots`,
  marginRate: sql`f.margin_rate`,
  residualPrice: sql`f.residual_price_eur`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** The word of a search for a parcel that the engine has not seen. */
const NOT_ANALYSED = "non-analysee";

/** Words of a parcel, one or several. */
const WORDS = {
  parcelle: { one: sql`f.parcelle_id` },
  zone: { one: sql`f.zone` },
  verdict: { one: sql`coalesce(f.verdict, ${NOT_ANALYSED})` },
  access: { several: sql`f.access_forms` },
  reason: { several: sql`f.reasons` },
} as const satisfies Readonly<Record<string, { one: RawBuilder<unknown> } | { several: RawBuilder<unknown> }>>;

/** One thing asked of a parcel. What is unknown does not pass, unless said. `under` is strict. */
export type ParcelleCondition =
  | {
      readonly fact: keyof typeof FIGURES;
      readonly is: "least" | "most" | "under";
      readonly figure: number;
      readonly unknownPasses?: boolean | undefined;
    }
  | { readonly fact: keyof typeof WORDS; readonly is: "among" | "notAmong"; readonly words: readonly string[] };

/** What a search keeps, shared by the list and the map: all must hold, none keeps everything. */
export type ParcelleFilters = readonly ParcelleCondition[];

const SIGNS = { least: sql`>=`, most: sql`<=`, under: sql`<` };

// A rate's bound is read as the rate is kept, so that a parcel always passes the very rate it shows.
const boundOf = (fact: keyof typeof FIGURES, figure: number): RawBuilder<unknown> =>
  fact === "marginRate" ? sql`${Math.fround(figure)}::real` : sql`${figure}::double precision`;

const amongOf = (fact: keyof typeof WORDS, words: readonly string[]): RawBuilder<unknown> => {
  if (words.length === 0) return sql`false`;
  const list = sql.join(words.map((word) => sql`${word}`));
  const column = WORDS[fact];
  return "one" in column
    ? sql`coalesce(${column.one} in (${list}), false)`
    : sql`coalesce(${column.several} && array[${list}]::text[], false)`;
};

const conditionOf = (asked: ParcelleCondition): RawBuilder<unknown> => {
  if ("words" in asked) {
    const among = amongOf(asked.fact, asked.words);
    return asked.is === "among" ? among : sql`not ${among}`;
  }
  const { fact, is, figure, unknownPasses = false } = asked;
  return sql`coalesce(${FIGURES[fact]} ${SIGNS[is]} ${boundOf(fact, figure)}, ${sql.lit(unknownPasses)})`;
};

/** The filters as one condition on `territory.parcelle_fact f`. */
export const matching = (filters: ParcelleFilters): RawBuilder<boolean> =>
  filters.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(filters.map(conditionOf), sql` and `)})`;
