import type { TerritoryTables } from "@lotir/database";
import type { TileAddress } from "@lotir/territory";
import { type Kysely, sql } from "kysely";

/**
 * A tile through PostGIS's own encoder: the three layers that ours holds, with the same attributes, the same extent and the
 * same margin, in one question. What `serveTile` is measured beside.
 */
export const postgisTile = async (
  reader: Kysely<TerritoryTables>,
  commune: string,
  { z, x, y }: TileAddress,
): Promise<Uint8Array> => {
  const square = sql`ST_TileEnvelope(${z}::integer, ${x}::integer, ${y}::integer)`;
  const around = sql`ST_Transform(ST_TileEnvelope(${z}::integer, ${x}::integer, ${y}::integer, margin => 64.0 / 4096), 4326)`;
  const drawn = (geometry: string) => sql`ST_AsMVTGeom(ST_Transform(${sql.ref(geometry)}, 3857), ${square}, 4096, 64)`;
  const { rows } = await sql<{ tile: Uint8Array }>`
    select (select coalesce(ST_AsMVT(t, 'zones', 4096, 'geom'), ''::bytea) from (
        select z.libelle, z.typezone, ${drawn("z.geometry")} as geom
        from territory.zone z where z.commune = ${commune} and z.geometry && ${around}) t)
      || (select coalesce(ST_AsMVT(t, 'parcelles', 4096, 'geom'), ''::bytea) from (
        select p.id, f.score, f.zone, round(f.surface_m2) as surface, f.verdict, 1 as matched, ${drawn("p.geometry")} as geom
        from territory.parcelle p left join territory.parcelle_fact f on f.parcelle_id = p.id and f.commune = ${commune}
        where p.commune = ${commune} and p.geometry && ${around}) t)
      || (select coalesce(ST_AsMVT(t, 'batiments', 4096, 'geom'), ''::bytea) from (
        select b.kind as type, ${drawn("b.geometry")} as geom
        from territory.batiment b where b.commune = ${commune} and b.geometry && ${around}) t) as tile`.execute(reader);
  return rows[0]?.tile ?? new Uint8Array();
};
