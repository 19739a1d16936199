import { type RawBuilder, sql } from "kysely";

/** What a search keeps, shared by the list and the map. An absent filter keeps everything. */
export interface ParcelleFilters {
  readonly minSurface?: number | undefined;
  readonly maxSurface?: number | undefined;
  readonly maxBudget?: number | undefined;
  readonly minScore?: number | undefined;
  readonly minFrontage?: number | undefined;
  readonly zones?: readonly string[] | undefined;
  readonly built?: "bati" | "nu" | undefined;
  readonly verdicts?: readonly string[] | undefined;
  readonly minLots?: number | undefined;
  readonly access?: readonly string[] | undefined;
  readonly reason?: string | undefined;
  /** Per cent of the turnover, under the assumptions of who asks. */
  readonly minMargin?: number | undefined;
  /** Euros: the most that the land may be bought at for the target margin. */
  readonly minResidual?: number | undefined;
}

/** The word of a search for a parcel that the engine has not seen. */
const NOT_ANALYSED = "non-analysee";

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));

const divisionConditions = ({ verdicts, minLots, access, reason }: ParcelleFilters): RawBuilder<unknown>[] => [
  ...(verdicts === undefined || verdicts.length === 0
    ? []
    : [sql`coalesce(f.verdict, ${NOT_ANALYSED}) in (${oneOf(verdicts)})`]),
  ...(minLots === undefined ? [] : [sql`coalesce(f.most_lots >= ${minLots}::double precision, false)`]),
  ...(access === undefined || access.length === 0
    ? []
    : [sql`coalesce(f.access_forms && array[${oneOf(access)}]::text[], false)`]),
  ...(reason === undefined ? [] : [sql`coalesce(${reason} = any(f.reasons), false)`]),
];

// Unknown is not enough: a parcel without a balance proves no margin. The bound is read as the rate is kept, so that a
// parcel always passes the very rate it shows.
const moneyConditions = ({ minMargin, minResidual }: ParcelleFilters): RawBuilder<unknown>[] => [
  ...(minMargin === undefined ? [] : [sql`coalesce(f.margin_rate >= ${Math.fround(minMargin)}::real, false)`]),
  ...(minResidual === undefined ? [] : [sql`coalesce(f.residual_price_eur >= ${minResidual}, false)`]),
];

export type FilterName = keyof ParcelleFilters;

/** Under this footprint a parcel counts as bare: a shed does not make a house, in m². */
const BARE_UNDER_M2 = 20;

const conditions = (filters: ParcelleFilters): RawBuilder<unknown>[] => {
  const { minSurface, maxSurface, maxBudget, minScore, minFrontage, zones, built } = filters;
  return [
    ...(minSurface === undefined ? [] : [sql`f.surface_m2 >= ${minSurface}`]),
    ...(maxSurface === undefined ? [] : [sql`f.surface_m2 <= ${maxSurface}`]),
    // Unknown is not too dear: a parcel without a price passes, and is counted apart.
    ...(maxBudget === undefined ? [] : [sql`coalesce(f.price_eur <= ${maxBudget}, true)`]),
    ...(minScore === undefined ? [] : [sql`coalesce(f.score >= ${minScore}::double precision, false)`]),
    ...(minFrontage === undefined ? [] : [sql`coalesce(f.frontage_m >= ${minFrontage}, false)`]),
    ...(zones === undefined || zones.length === 0
      ? []
      : [sql`coalesce(f.zone in (${sql.join(zones.map((zone) => sql`${zone}`))}), false)`]),
    ...(built === "bati" ? [sql`coalesce(f.built_m2 >= ${BARE_UNDER_M2}, false)`] : []),
    ...(built === "nu" ? [sql`coalesce(f.built_m2 < ${BARE_UNDER_M2}, false)`] : []),
  ];
};

/** The filters as one condition on `territory.parcelle_fact f`. */
export const matching = (filters: ParcelleFilters): RawBuilder<boolean> => {
  const all = [...conditions(filters), ...divisionConditions(filters), ...moneyConditions(filters)];
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`;
};
