import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";
import { communesAround } from "../shape/communes-of.ts";

export interface ParcelleAt {
  readonly id: string;
  readonly commune: string;
}

/**
 * The loaded parcel under a point; undefined on ground that no loaded cadastre covers. Looked for in the communes that may hold the
 * point, one after the other: their départements alone are read.
 */
export const parcelleAt = async (
  reader: Kysely<TerritoryTables>,
  [lon, lat]: LonLat,
): Promise<ParcelleAt | undefined> => {
  const { rows } = await sql<ParcelleAt>`
    with place as (select ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326) as at)
    select p.id, p.commune from place cross join lateral ${communesAround(sql`place.at`)}
    cross join lateral (select p.id, p.commune from territory.parcelle p
      where p.commune = c.code and ST_Intersects(p.geometry, place.at) offset 0) p order by p.id limit 1`.execute(
    reader,
  );
  return rows[0];
};
