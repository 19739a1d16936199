import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";
import { amongCommunes, communesAround } from "../shape/communes-of.ts";

export interface ParcelleAt {
  readonly id: string;
  readonly commune: string;
}

/**
 * The loaded parcel under a point; undefined on ground that no loaded cadastre covers. The communes that may hold the point are
 * asked for first: no département but theirs is read.
 */
export const parcelleAt = async (reader: Kysely<TerritoryTables>, at: LonLat): Promise<ParcelleAt | undefined> => {
  const communes = await communesAround(reader, at);
  if (communes.length === 0) return undefined;
  const [lon, lat] = at;
  const { rows } = await sql<ParcelleAt>`
    select p.id, p.commune from territory.parcelle p
    where ${amongCommunes(sql`p.commune`, communes)}
      and ST_Intersects(p.geometry, ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326)) order by p.id limit 1`.execute(
    reader,
  );
  return rows[0];
};
