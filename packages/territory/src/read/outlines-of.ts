import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { amongCommunesOf } from "../shape/communes-of.ts";

/** Shapes of parcels as GeoJSON texts, by parcel; one that is not loaded has none. */
export const outlinesOf = async (
  reader: Kysely<TerritoryTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; geometry: string }>`
    select p.id, ST_AsGeoJSON(p.geometry, 7) as geometry from territory.parcelle p
    where ${amongCommunesOf(sql`p.commune`, ids)} and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`.execute(
    reader,
  );
  return new Map(rows.map(({ id, geometry }) => [id, geometry]));
};
