import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { communeOf } from "../shape/communes-of.ts";
import { type FactColumns, SHOWN_COLUMNS } from "./fact-columns.ts";
import type { FactSheet } from "./fact-sheet.ts";

type Reader = Kysely<TerritoryTables>;

export type ParcelleSheet = FactColumns & {
  readonly sheet: FactSheet;
  readonly commune: string;
  readonly version: string;
  readonly geometry: GeojsonText;
};

/** GeoJSON text as the database writes it: parsed once, at the edge. */
export type GeojsonText = string;

export const findParcelle = async (reader: Reader, id: string): Promise<ParcelleSheet | undefined> => {
  const { rows } = await sql<ParcelleSheet>`
    select ${SHOWN_COLUMNS}, f.commune, f.version, f.sheet, ST_AsGeoJSON(p.geometry, 9) as geometry
    from territory.parcelle_fact f join territory.parcelle p on p.commune = f.commune and p.id = f.parcelle_id
    where f.commune = ${communeOf(id)} and f.parcelle_id = ${id}`.execute(reader);
  return rows[0];
};

export interface NearBuilding {
  readonly kind: string | null;
  readonly emprise: number;
  readonly geometry: GeojsonText;
}

/** Buildings that stand on a parcel, whole. */
export const buildingsOn = async (reader: Reader, id: string): Promise<readonly NearBuilding[]> => {
  const { rows } = await sql<NearBuilding>`
    select b.kind, b.emprise_m2 as emprise, ST_AsGeoJSON(b.geometry, 9) as geometry
    from territory.parcelle p
    join territory.batiment b on b.commune = p.commune and ST_Intersects(b.geometry, p.geometry)
    where p.commune = ${communeOf(id)} and p.id = ${id} order by b.emprise_m2 desc limit 60`.execute(reader);
  return rows;
};
