import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { type Kysely, sql } from "kysely";

/** A commune loaded here, and the middle of it; undefined where its source has none. */
export interface SituatedCommune {
  readonly code: string;
  readonly name: string;
  readonly centre: LonLat | undefined;
}

interface Row {
  readonly code: string;
  readonly name: string;
  readonly lon: number | null;
  readonly lat: number | null;
}

const situated = ({ code, name, lon, lat }: Row): SituatedCommune => ({
  code,
  name,
  centre: lon === null || lat === null ? undefined : [lon, lat],
});

/** Communes loaded here that a postcode serves: none, one, or several, since communes share postcodes. */
export const communesOfPostcode = async (
  reader: Kysely<TerritoryTables>,
  postcode: string,
): Promise<readonly SituatedCommune[]> => {
  const { rows } = await sql<Row>`
    select code, name, st_x(centre) as lon, st_y(centre) as lat
    from territory.commune where ${postcode} = any(postcodes) order by code`.execute(reader);
  return rows.map(situated);
};

/** The commune of an INSEE code, when it is loaded here. */
export const communeOfCode = async (
  reader: Kysely<TerritoryTables>,
  code: string,
): Promise<SituatedCommune | undefined> => {
  const { rows } = await sql<Row>`
    select code, name, st_x(centre) as lon, st_y(centre) as lat
    from territory.commune where code = ${code}`.execute(reader);
  const [row] = rows;
  return row && situated(row);
};
