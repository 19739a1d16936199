import type { LonLat } from "@lotir/geometry";
import type { Bounds } from "../shape/bounds.ts";

/** Units across a tile, and how far shapes are kept beyond its edge so that outlines do not show the seam. */
export const EXTENT = 4096;
export const MARGIN = 64;

/** The address of a Web Mercator tile. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface TileFrame {
  /** [west, south, east, north] in degrees, margin included. */
  readonly bounds: Bounds;
  /** The tile's own square, without margin: the tiles of a zoom share the globe out. */
  readonly square: Bounds;
  /** Writes the tile coordinates of a place: x right, y down, 0–{@link EXTENT} inside the tile. */
  readonly toTile: (lonLat: LonLat) => readonly [number, number];
}

const lonOf = (fraction: number): number => fraction * 360 - 180;
const latOf = (fraction: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * fraction))) * 180) / Math.PI;

export const tileFrame = ({ z, x, y }: TileAddress): TileFrame => {
  const across = 2 ** z;
  const grownBy = (margin: number): Bounds => [
    lonOf((x - margin) / across),
    latOf((y + 1 + margin) / across),
    lonOf((x + 1 + margin) / across),
    latOf((y - margin) / across),
  ];
  const toTile = ([lon, lat]: LonLat): readonly [number, number] => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const mercatorY = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    return [((lon + 180) / 360) * across * EXTENT - x * EXTENT, mercatorY * across * EXTENT - y * EXTENT];
  };
  return { bounds: grownBy(MARGIN / EXTENT), square: grownBy(0), toTile };
};

/** Refuses addresses that no map asks for, before they reach the database. */
export const isTileAddress = ({ z, x, y }: TileAddress): boolean =>
  Number.isInteger(z) && z >= 0 && z <= 22 && [x, y].every((i) => Number.isInteger(i) && i >= 0 && i < 2 ** z);
