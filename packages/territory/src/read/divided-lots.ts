import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { amongCommunesOf } from "../shape/communes-of.ts";

/** What the engine found of a parcel; a verdict of null: not analysed yet. */
export interface DividedLots {
  readonly id: string;
  readonly verdict: "oui" | "a-verifier" | "non" | null;
  readonly mostLots: number | null;
}

/** Verdict and lots of some parcels; those that are not loaded are left out. */
export const dividedLots = async (
  reader: Kysely<TerritoryTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DividedLots>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<DividedLots>`
    select f.parcelle_id as id, f.verdict, f.most_lots as "mostLots" from territory.parcelle_fact f
    where ${amongCommunesOf(sql`f.commune`, ids)} and f.parcelle_id in (${sql.join(ids)})`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};

export interface ShownParcelle {
  readonly id: string;
  readonly section: string;
  readonly numero: string;
  readonly surface: number | null;
  readonly lon: number;
  readonly lat: number;
  /** GeoJSON. */
  readonly geometry: string;
}

/** Name, area and shape of some parcels; those that are not loaded are left out. */
export const parcellesOf = async (
  reader: Kysely<TerritoryTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownParcelle>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ShownParcelle>`
    select p.id, p.section, p.numero, p.surface_m2 as surface, ST_X(p.centre) as lon, ST_Y(p.centre) as lat,
      ST_AsGeoJSON(p.geometry, 9) as geometry
    from territory.parcelle p where ${amongCommunesOf(sql`p.commune`, ids)} and p.id in (${sql.join(ids)})`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
