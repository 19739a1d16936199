import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";

export interface ParcelleAt {
  readonly id: string;
  readonly commune: string;
}

/** The loaded parcel under a point; undefined on ground that no loaded cadastre covers. */
export const parcelleAt = async (
  reader: Kysely<TerritoryTables>,
  [lon, lat]: LonLat,
): Promise<ParcelleAt | undefined> => {
  const { rows } = await sql<ParcelleAt>`
    select p.id, p.commune from territory.parcelle p
    where ST_Intersects(p.geometry, ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326)) order by p.id limit 1`.execute(
    reader,
  );
  return rows[0];
};
