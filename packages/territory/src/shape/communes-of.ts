import { type RawBuilder, sql } from "kysely";

/** The commune that a parcel is of, which the first five characters of its id say. */
export const communeOf = (id: string): string => id.slice(0, 5);

/** Those of several parcels: beside their ids in a condition, only the départements that may hold them are read. */
export const communesOf = (ids: readonly string[]): RawBuilder<string[]> =>
  sql<string[]>`${[...new Set(ids.map(communeOf))]}::text[]`;

/** About 200 m: the published contour of a commune and its cadastre do not agree to the metre. */
const ABOUT = 0.002;

/**
 * The loaded communes that may hold a place (an expression of the statement), as `c (code)`: their départements alone are then
 * read. One whose limit is not known may hold any place.
 */
export const communesAround = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select c.code from territory.commune c where c.contour && ST_Expand(${at}, ${sql.lit(ABOUT)})
    union all
    select l.commune from territory.layer l left join territory.commune c on c.code = l.commune
    where l.name = 'parcelles' and l.load_id is not null and c.contour is null) c`;
