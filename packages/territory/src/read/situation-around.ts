import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { amongCommunesOf } from "../shape/communes-of.ts";

/** GeoJSON text in each `geometry`. */
export interface SituationAround {
  /** Outline of the commune; null where it is not known. */
  readonly contour: string | null;
  readonly roads: readonly {
    readonly name: string | null;
    readonly isPrivate: boolean | null;
    readonly importance: string | null;
    readonly geometry: string;
  }[];
  readonly parcels: readonly { readonly geometry: string }[];
}

/** About 400 m of latitude, in degrees: parcels farther are dust at 1/5 000. */
const NEAR = 0.0036;
const MOST_ROADS = 6_000;
const MOST_PARCELS = 1_500;

/** What a situation plan shows around some parcels: the commune, its roads, the parcels near; nearest first. */
export const situationAround = async (
  reader: Kysely<TerritoryTables>,
  { ids, commune }: { readonly ids: readonly string[]; readonly commune: string },
): Promise<SituationAround> => {
  const ground = sql`(select ST_Union(p.geometry) as shape from territory.parcelle p
    where ${amongCommunesOf(sql`p.commune`, ids)} and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;
  const contour = await sql<{ geometry: string | null }>`
    select ST_AsGeoJSON(contour, 6) as geometry from territory.commune where code = ${commune}`.execute(reader);
  const roads = await sql<SituationAround["roads"][number]>`
    select v.name, v.is_private as "isPrivate", v.importance, ST_AsGeoJSON(v.geometry, 7) as geometry
    from ${ground} ground join territory.voie v on v.commune = ${commune}
    order by ST_Distance(v.geometry, ground.shape), v.number limit ${MOST_ROADS}`.execute(reader);
  const parcels = await sql<SituationAround["parcels"][number]>`
    select ST_AsGeoJSON(p.geometry, 7) as geometry
    from ${ground} ground join territory.parcelle p
      on p.commune = ${commune} and p.geometry && ST_Expand(ground.shape, ${NEAR})
    order by ST_Distance(p.geometry, ground.shape), p.id limit ${MOST_PARCELS}`.execute(reader);
  return { contour: contour.rows[0]?.geometry ?? null, roads: roads.rows, parcels: parcels.rows };
};
