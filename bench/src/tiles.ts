import { openDatabase } from "@lotir/database";
import { serveTile, type TileAddress } from "@lotir/territory";
import type { BenchHome } from "./homes.ts";
import type { Member } from "./member.ts";
import { postgisTile } from "./postgis-tile.ts";
import { quantile, timed } from "./quantile.ts";

const ZOOMS = [14, 15, 16] as const;
const TILES = 60;

export type Box = readonly [west: number, south: number, east: number, north: number];

/** Tiles spread over the commune, at the zooms where shapes are drawn. */
export const addressOf = ([west, south, east, north]: Box, rank: number): TileAddress => {
  const lon = west + (east - west) * ((rank * 0.37) % 1);
  const lat = south + (north - south) * ((rank * 0.61) % 1);
  const z = ZOOMS[rank % ZOOMS.length] ?? 14;
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const y = Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z);
  return { z, x, y };
};

export const boxOf = async (member: Member, codeInsee: string): Promise<Box> => {
  const { data } = await member.ask(`/api/communes/${codeInsee}`);
  if (data.bbox == null) throw new Error(`No box for ${codeInsee}`);
  return data.bbox;
};

/** Tiles as the map asks for them, none of them known to the browser; p95 in milliseconds. */
export const tileP95 = async (member: Member, codeInsee: string): Promise<number> => {
  const box = await boxOf(member, codeInsee);
  const figures = await timed(TILES, (rank) => {
    const { z, x, y } = addressOf(box, rank);
    return member.get(`/api/tiles/${codeInsee}/${z}/${x}/${y}.mvt`);
  });
  return quantile(figures, 0.95);
};

/** Our encoder and PostGIS's beside each other, both straight on the database; null where there is no ST_AsMVT. */
export const encodersP95 = async (
  { home, name }: BenchHome,
  { codeInsee, box }: { readonly codeInsee: string; readonly box: Box },
): Promise<{ readonly ours: number; readonly postgis: number } | null> => {
  if (name !== "PostgreSQL") return null;
  const opened = await openDatabase({ home, appVersion: "0.0.0-banc" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const database = opened.value;
  const ours = await timed(TILES, (rank) =>
    serveTile(database.territory, { commune: codeInsee, address: addressOf(box, rank), filters: [] }),
  );
  const postgis = await timed(TILES, (rank) => postgisTile(database.territory, codeInsee, addressOf(box, rank)));
  await database.close();
  return { ours: quantile(ours, 0.95), postgis: quantile(postgis, 0.95) };
};
