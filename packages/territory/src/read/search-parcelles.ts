import type { TerritoryTables } from "@lotir/database";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { FACT_COLUMNS_BUT_MONEY, factsUnder, type OwnMoney } from "../price/own-money.ts";
import { type FactColumns, SHOWN_COLUMNS } from "./fact-columns.ts";
import type { FactRow } from "./fact-sheet.ts";
import { matching, type ParcelleFilters } from "./parcelle-filters.ts";

export type ParcelleOrder = "score" | "surface" | "prix" | "facade" | "marge" | "residuel";

export type ParcelleDirection = "usuel" | "inverse";

const desc = { usual: sql`desc`, inverse: sql`asc` };
const asc = { usual: sql`asc`, inverse: sql`desc` };
const ORDERS = {
  score: [sql`f.score`, desc],
  surface: [sql`f.surface_m2`, desc],
  prix: [sql`f.price_eur`, asc],
  facade: [sql`f.frontage_m`, desc],
  marge: [sql`f.margin_rate`, desc],
  residuel: [sql`f.residual_price_eur`, desc],
} as const satisfies Record<ParcelleOrder, readonly [RawBuilder<unknown>, typeof desc]>;

/** Unknown comes last either way. */
const orderBy = (order: ParcelleOrder, direction: ParcelleDirection) => {
  const [figure, ways] = ORDERS[order];
  return sql`${figure} ${direction === "usuel" ? ways.usual : ways.inverse} nulls last, f.parcelle_id`;
};

// One text whatever their number: a question takes only so many parameters.
const newFirst = (known: readonly string[]) =>
  sql`(f.parcelle_id = any(string_to_array(${known.join(",")}::text, ',')))`;

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
    direction?: ParcelleDirection | undefined;
    limit: number;
    /** Undefined: the public money. */
    money?: OwnMoney | undefined;
    /** Parcels that are known already: the others come first, in the same order. */
    known?: readonly string[] | undefined;
  },
): Promise<ParcelleSearch> => {
  const { before, table, margin } = factsUnder(asked.money);
  const row =
    asked.money === undefined ? sql`f.sheet -> 'row'` : sql`f.sheet -> 'row' || jsonb_build_object('margin', f.margin)`;
  const usual = orderBy(asked.order, asked.direction ?? "usuel");
  const order = asked.known === undefined ? usual : sql`${newFirst(asked.known)}, ${usual}`;
  // One question, for each waits its turn behind a loading. The parcels are read once, however many things are counted,
  // and sheets are opened for the chosen ones only, each found by its key: a planner would rather read them all again.
  const { rows } = await sql<{ counts: ParcelleCounts; zones: ZoneCount[] | null; parcelles: ListedParcelle[] | null }>`
    ${before} parcels as materialized (
      select f.parcelle_id, f.load_id, f.zone, f.typezone, f.score, f.coverage, f.surface_m2, f.price_eur, f.frontage_m,
        ${margin} as margin, f.margin_rate, f.residual_price_eur, ${matching(asked.filters)} as matches
      from ${table} f where f.commune = ${asked.commune}),
    chosen as materialized (
      select f.parcelle_id, f.load_id, f.score, f.coverage, f.margin, f.margin_rate, f.residual_price_eur
      from parcels f where f.matches order by ${order} limit ${asked.limit})
    select
      (select json_build_object('total', count(*), 'matched', count(*) filter (where f.matches),
          'matchedWithoutPrice', count(*) filter (where f.matches and f.price_eur is null),
          'unscored', count(*) filter (where f.matches and f.score is null))
        from parcels f) as counts,
      (select json_agg(z) from (
        select f.zone as libelle, min(f.typezone) as typezone, count(*) as parcels
        from parcels f where f.zone is not null group by f.zone order by f.zone) z) as zones,
      (select json_agg(p) from (
        select ${SHOWN_COLUMNS}, ${row} as row
        from chosen c cross join lateral (
          select ${FACT_COLUMNS_BUT_MONEY}, c.score, c.coverage, c.margin, c.margin_rate, c.residual_price_eur from territory.loaded_parcelle_fact p
          where p.commune = ${asked.commune} and p.parcelle_id = c.parcelle_id and p.load_id = c.load_id offset 0) f
        order by ${order}) p) as parcelles`.execute(reader);
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

/** Every parcel of a commune that passes the filters. */
export const matchingParcelles = async (
  reader: Kysely<TerritoryTables>,
  {
    commune,
    filters,
    money,
  }: { readonly commune: string; readonly filters: ParcelleFilters; readonly money?: OwnMoney | undefined },
): Promise<readonly string[]> => {
  const { before, table } = factsUnder(money);
  const { rows } = await sql<{ ids: string[] | null }>`
    ${before} found as (select json_agg(f.parcelle_id order by f.parcelle_id) as ids
      from ${table} f where f.commune = ${commune} and ${matching(filters)})
    select ids from found`.execute(reader);
  return rows[0]?.ids ?? [];
};
