import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { factsUnder, type OwnMoney } from "../price/own-money.ts";
import { matching, type ParcelleFilters } from "../read/parcelle-filters.ts";
import type { Bounds } from "../shape/bounds.ts";
import { readWkb } from "../shape/read-wkb.ts";
import type { TileLayer, TileValue } from "./encode-tile.ts";

type Reader = Kysely<TerritoryTables>;

interface Packed {
  /** One JSON array of property objects, in the order of the shapes. */
  readonly properties: Record<string, TileValue>[] | null;
  /** The shapes end to end in WKB, as one base64 text: PGlite reads many small byte strings slowly. */
  readonly shapes: string | null;
}

const unpack = (name: string, rows: readonly Packed[]): TileLayer => {
  const [packed] = rows;
  if (!packed?.shapes || !packed.properties) return { name, features: [] };
  const shapes = readWkb(Buffer.from(packed.shapes, "base64"));
  const properties = packed.properties;
  return { name, features: shapes.map((shape, index) => ({ shape, properties: properties[index] ?? {} })) };
};

const box = ([west, south, east, north]: Bounds) => sql`ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`;

interface Asked {
  readonly commune: string;
  readonly bounds: Bounds;
}

interface Filtered extends Asked {
  readonly filters: ParcelleFilters;
  /** Undefined: the public money. */
  readonly money?: OwnMoney | undefined;
}

export const parcellesIn = async (reader: Reader, asked: Filtered): Promise<TileLayer> => {
  const { before, table } = factsUnder(asked.money);
  const { rows } = await sql<Packed>`
    ${before} drawn as (select json_agg(json_strip_nulls(json_build_object('id', p.id, 'score', f.score, 'zone', f.zone, 'surface', round(f.surface_m2), 'verdict', f.verdict,
        'matched', case when ${matching(asked.filters)} then 1 else 0 end)) order by p.id) as properties,
      encode(string_agg(ST_AsBinary(p.geometry), ''::bytea order by p.id), 'base64') as shapes
    from territory.parcelle p left join ${table} f on f.commune = p.commune and f.parcelle_id = p.id
    where p.commune = ${asked.commune} and p.geometry && ${box(asked.bounds)})
    select * from drawn`.execute(reader);
  return unpack("parcelles", rows);
};

export const batimentsIn = async (reader: Reader, asked: Asked): Promise<TileLayer> => {
  const { rows } = await sql<Packed>`
    select json_agg(json_strip_nulls(json_build_object('type', b.kind)) order by b.number) as properties,
      encode(string_agg(ST_AsBinary(b.geometry), ''::bytea order by b.number), 'base64') as shapes
    from territory.batiment b
    where b.commune = ${asked.commune} and b.geometry && ${box(asked.bounds)}`.execute(reader);
  return unpack("batiments", rows);
};

export const zonesIn = async (reader: Reader, asked: Asked): Promise<TileLayer> => {
  const { rows } = await sql<Packed>`
    select json_agg(json_build_object('libelle', z.libelle, 'typezone', z.typezone) order by z.number) as properties,
      encode(string_agg(ST_AsBinary(z.geometry), ''::bytea order by z.number), 'base64') as shapes
    from territory.zone z
    where z.commune = ${asked.commune} and z.geometry && ${box(asked.bounds)}`.execute(reader);
  return unpack("zones", rows);
};

interface Cell {
  readonly column: number;
  readonly line: number;
  readonly parcels: number;
  readonly score: number | null;
}

/** Density cells across a tile. */
const CELLS = 32;

/**
 * Matching parcels counted by cells of the tile's own square, for the zooms where shapes would be dust. Each parcel is
 * counted where its centre is: once in one tile, whatever tiles are drawn beside it.
 */
export const densityIn = async (reader: Reader, { commune, bounds, filters, money }: Filtered): Promise<TileLayer> => {
  const { before, table } = factsUnder(money);
  const [west, south, east, north] = bounds;
  const [width, height] = [(east - west) / CELLS, (north - south) / CELLS];
  const { rows } = await sql<Cell>`
    ${before} cell as (select floor((ST_X(p.centre) - ${west}) / ${width})::integer as column,
      floor((${north} - ST_Y(p.centre)) / ${height})::integer as line,
      count(*) as parcels, round(avg(f.score)) as score
    from territory.parcelle p join ${table} f on f.commune = p.commune and f.parcelle_id = p.id
    where p.commune = ${commune} and p.geometry && ${box(bounds)} and ${matching(filters)}
      and ST_X(p.centre) >= ${west} and ST_X(p.centre) < ${east}
      and ST_Y(p.centre) > ${south} and ST_Y(p.centre) <= ${north}
    group by 1, 2)
    select * from cell order by 1, 2`.execute(reader);
  const corner = (column: number, line: number) => [west + column * width, north - line * height] as const;
  return {
    name: "densite",
    features: rows.map(({ column, line, parcels, score }) => ({
      properties: { count: Number(parcels), score: score === null ? null : Number(score) },
      shape: [
        [
          [
            corner(column, line),
            corner(column + 1, line),
            corner(column + 1, line + 1),
            corner(column, line + 1),
            corner(column, line),
          ],
        ],
      ],
    })),
  };
};
