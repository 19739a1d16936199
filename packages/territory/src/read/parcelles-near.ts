import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";

export interface NearParcelle {
  readonly id: string;
  readonly section: string;
  readonly numero: string;
  readonly surface: number | null;
  /** To its nearest edge, metres; 0 inside. */
  readonly distance: number;
  /** GeoJSON. */
  readonly geometry: string;
}

/** Metres of one degree of a meridian, on the sphere that distances are measured on. */
const METRES_A_DEGREE = 111_195;

/** The parcels of a commune within some metres of a point, nearest first. */
export const parcellesNear = async (
  reader: Kysely<TerritoryTables>,
  asked: { readonly commune: string; readonly at: LonLat; readonly radiusM: number; readonly limit: number },
): Promise<readonly NearParcelle[]> => {
  const [lon, lat] = asked.at;
  const point = sql`ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326)`;
  const high = asked.radiusM / METRES_A_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const { rows } = await sql<NearParcelle>`
    select * from (
      select p.id, p.section, p.numero, p.surface_m2 as surface, ST_AsGeoJSON(p.geometry) as geometry,
        ST_DistanceSphere(ST_ClosestPoint(p.geometry, ${point}), ${point}) as distance
      from territory.parcelle p
      where p.commune = ${asked.commune}
        and p.geometry && ST_MakeEnvelope(${lon - wide}, ${lat - high}, ${lon + wide}, ${lat + high}, 4326)) near
    where distance <= ${asked.radiusM} order by distance, id limit ${asked.limit}`.execute(reader);
  return rows;
};
