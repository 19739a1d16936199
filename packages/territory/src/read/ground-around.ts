import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { amongCommunesOf } from "../shape/communes-of.ts";

/** GeoJSON text in each `geometry`. */
export interface GroundAround {
  readonly parcels: readonly {
    readonly id: string;
    readonly section: string;
    readonly numero: string;
    readonly surface: number | null;
    readonly geometry: string;
  }[];
  readonly buildings: readonly {
    readonly kind: string | null;
    readonly emprise: number;
    readonly geometry: string;
    /** Whether most of it stands on one of the parcels asked about. */
    readonly isTheirs: boolean;
  }[];
}

/** Metres of one degree of a meridian: a margin of metres becomes one of degrees, wide enough to the north of France. */
const METRES_A_DEGREE = 111_195;
const NARROWEST = Math.cos((51.5 * Math.PI) / 180);

const MOST = 150;

/** Parcels and buildings of a commune on and around some of its parcels; those drawn nearest first. */
export const groundAround = async (
  reader: Kysely<TerritoryTables>,
  { ids, commune, marginM }: { readonly ids: readonly string[]; readonly commune: string; readonly marginM: number },
): Promise<GroundAround> => {
  const margin = marginM / METRES_A_DEGREE / NARROWEST;
  const asked = sql`(select ST_Union(p.geometry) from territory.parcelle p
    where ${amongCommunesOf(sql`p.commune`, ids)} and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;
  const parcels = await sql<GroundAround["parcels"][number]>`
    with ground as (select ${asked} as shape)
    select p.id, p.section, p.numero, p.surface_m2 as surface, ST_AsGeoJSON(p.geometry, 9) as geometry
    from ground join territory.parcelle p on p.commune = ${commune} and p.geometry && ST_Expand(ground.shape, ${margin})
    order by ST_Distance(p.geometry, ground.shape), p.id limit ${MOST}`.execute(reader);
  const buildings = await sql<GroundAround["buildings"][number]>`
    with ground as (select ${asked} as shape)
    select b.kind, b.emprise_m2 as emprise, ST_AsGeoJSON(b.geometry, 9) as geometry,
      ST_Area(ST_Intersection(b.geometry, ground.shape)) > ST_Area(b.geometry) / 2 as "isTheirs"
    from ground join territory.batiment b on b.commune = ${commune} and b.geometry && ST_Expand(ground.shape, ${margin})
    order by ST_Distance(b.geometry, ground.shape), b.emprise_m2 desc limit ${MOST}`.execute(reader);
  return { parcels: parcels.rows, buildings: buildings.rows };
};
