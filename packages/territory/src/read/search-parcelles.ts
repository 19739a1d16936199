import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { type FactColumns, SHOWN_COLUMNS } from "./fact-columns.ts";
import type { FactRow } from "./fact-sheet.ts";
import { factsUnder, type OwnMoney } from "./own-money.ts";
import { matching, type ParcelleFilters } from "./parcelle-filters.ts";

export type ParcelleOrder = "score" | "surface" | "prix" | "facade" | "marge" | "residuel";

const ORDERS: Record<ParcelleOrder, ReturnType<typeof sql>> = {
  score: sql`f.score desc nulls last, f.parcelle_id`,
  surface: sql`f.surface_m2 desc, f.parcelle_id`,
  prix: sql`f.price_eur asc nulls last, f.parcelle_id`,
  facade: sql`f.frontage_m desc nulls last, f.parcelle_id`,
  marge: sql`f.margin_rate desc nulls last, f.parcelle_id`,
  residuel: sql`f.residual_price_eur desc nulls last, f.parcelle_id`,
};

export type ListedParcelle = FactColumns & { readonly row: FactRow };

export interface ParcelleCounts {
  readonly total: number;
  readonly matched: number;
  readonly matchedWithoutPrice: number;
  readonly unscored: number;
}

export interface ZoneCount {
  readonly libelle: string;
  readonly typezone: string;
  readonly parcels: number;
}

export interface ParcelleSearch {
  readonly counts: ParcelleCounts;
  /** Of the whole commune, whatever the filters. */
  readonly zones: readonly ZoneCount[];
  readonly parcelles: readonly ListedParcelle[];
}

/** The best matching parcels of a commune, at most `limit`, with how many there are. */
export const searchParcelles = async (
  reader: Kysely<TerritoryTables>,
  asked: {
    commune: string;
    filters: ParcelleFilters;
    order: ParcelleOrder;
    limit: number;
    /** Undefined: the public money. */
    money?: OwnMoney | undefined;
  },
): Promise<ParcelleSearch> => {
  const { before, table, loaded } = factsUnder(asked.money);
  const matched = matching(asked.filters);
  const order = ORDERS[asked.order];
  // One question, for each waits its turn behind a loading; and sheets are opened for the chosen ones only.
  const { rows } = await sql<{ counts: ParcelleCounts; zones: ZoneCount[] | null; parcelles: ListedParcelle[] | null }>`
    ${before} chosen as materialized (
      select f.parcelle_id, f.load_id, row_number() over (order by ${order}) as rank
      from ${table} f where f.commune = ${asked.commune} and ${matched}
      order by ${order} limit ${asked.limit})
    select
      (select json_build_object('total', count(*), 'matched', count(*) filter (where ${matched}),
          'matchedWithoutPrice', count(*) filter (where ${matched} and f.price_eur is null),
          'unscored', count(*) filter (where ${matched} and f.score is null))
        from ${table} f where f.commune = ${asked.commune}) as counts,
      (select json_agg(z) from (
        select f.zone as libelle, min(f.typezone) as typezone, count(*) as parcels
        from territory.parcelle_fact f where f.commune = ${asked.commune} and f.zone is not null
        group by f.zone order by f.zone) z) as zones,
      (select json_agg(p) from (
        select ${SHOWN_COLUMNS}, f.sheet -> 'row' as row
        from chosen c join ${loaded} f on f.parcelle_id = c.parcelle_id and f.load_id = c.load_id
        order by c.rank) p) as parcelles`.execute(reader);
  const [found] = rows;
  const none = { total: 0, matched: 0, matchedWithoutPrice: 0, unscored: 0 };
  return { counts: found?.counts ?? none, zones: found?.zones ?? [], parcelles: found?.parcelles ?? [] };
};

/** How many parcels each of several sets of filters would find, in one question. */
export const countMatching = async (
  reader: Kysely<TerritoryTables>,
  {
    commune,
    each,
    money,
  }: {
    readonly commune: string;
    readonly each: readonly ParcelleFilters[];
    readonly money?: OwnMoney | undefined;
  },
): Promise<readonly number[]> => {
  if (each.length === 0) return [];
  const counts = each.map((filters) => sql`count(*) filter (where ${matching(filters)})`);
  const { before, table } = factsUnder(money);
  const { rows } = await sql<{ counts: number[] }>`
    ${before} found as (select json_build_array(${sql.join(counts)}) as counts
      from ${table} f where f.commune = ${commune})
    select counts from found`.execute(reader);
  return rows[0]?.counts ?? each.map(() => 0);
};
