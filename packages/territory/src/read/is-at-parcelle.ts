import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";
import { amongCommunes, communeOf, communesAround } from "../shape/communes-of.ts";

/** From the limit of a plot to its door on the street, m. */
const AT_THE_DOOR = 15;

/** Whether a place stands on a loaded parcel, or in front of it on nobody's land: a letter for it goes there. */
export const isAtParcelle = async (reader: Kysely<TerritoryTables>, id: string, at: LonLat): Promise<boolean> => {
  const communes = await communesAround(reader, at);
  const [lon, lat] = at;
  const { rows } = await sql<{ isAt: boolean }>`
    with place as (select ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326) as at)
    select ST_Intersects(p.geometry, place.at)
      or (ST_DWithin(p.geometry::geography, place.at::geography, ${AT_THE_DOOR}::double precision)
        and not exists (select from territory.parcelle o
          where ${amongCommunes(sql`o.commune`, communes)} and ST_Intersects(o.geometry, place.at))) as "isAt"
    from territory.parcelle p, place where p.commune = ${communeOf(id)} and p.id = ${id} limit 1`.execute(reader);
  return rows[0]?.isAt ?? false;
};
