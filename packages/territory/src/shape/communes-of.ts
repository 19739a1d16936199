import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, type RawBuilder, sql } from "kysely";

/** The commune that a parcel is of, which the first five characters of its id say. */
export const communeOf = (id: string): string => id.slice(0, 5);

/**
 * That a column is one of some communes, in values that the planner knows: the other départements are then out of the plan itself.
 * A column of another table in their place would have every département planned, and left aside only when run.
 */
export const amongCommunes = (column: RawBuilder<unknown>, communes: readonly string[]): RawBuilder<boolean> =>
  // One value is known of what is joined on it as well, several are not.
  communes.length === 1 ? sql`${column} = ${communes[0]}::text` : sql`${column} = any(${[...communes]}::text[])`;

/** That a column is the commune of one of some parcels: to stand beside their ids. */
export const amongCommunesOf = (column: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> =>
  amongCommunes(column, [...new Set(ids.map(communeOf))]);

/** About 200 m: the published contour of a commune and its cadastre do not agree to the metre. */
const ABOUT = 0.002;

/** The loaded communes that may hold a place: those about it, and those whose limit is not known. */
export const communesAround = async (
  reader: Kysely<TerritoryTables>,
  [lon, lat]: LonLat,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from territory.commune
    where contour && ST_Expand(ST_SetSRID(ST_MakePoint(${lon}, ${lat}), 4326), ${ABOUT}::double precision)
    union all
    select l.commune from territory.layer l left join territory.commune c on c.code = l.commune
    where l.name = 'parcelles' and l.load_id is not null and c.contour is null`.execute(reader);
  return rows.map(({ code }) => code);
};
