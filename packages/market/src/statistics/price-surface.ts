import type { LonLat } from "@lotir/geometry";
import type { IsoDate, Metres } from "@lotir/units";
import { plancher, type Ratio, terrain } from "@lotir/units";
import type { Goods } from "../dvf/sale.ts";
import type { Estimator } from "../estimate/estimate.ts";
import { localDegrees } from "../nearby/local-metres.ts";
import type { SquareMetrePrice } from "../nearby/square-metre-price.ts";

export interface SurfaceCell {
  readonly at: LonLat;
  /** Null where the estimator abstains. */
  readonly perSquareMetre: SquareMetrePrice | null;
  readonly confidence: Ratio | null;
}

export interface SurfaceQuery {
  /** An ordinary house (100 m², 4 rooms, on 500 m²) or an ordinary lot (600 m²). */
  readonly of: "house" | "building-land";
  readonly codeInsee: string;
  readonly on: IsoDate;
  /** South-west and north-east corners. */
  readonly from: LonLat;
  readonly to: LonLat;
  readonly step: Metres;
}

/** A grid finer than this is refused: the caller asks a larger step. */
const MOST_CELLS = 20_000;

const ordinary = (query: SurfaceQuery, at: LonLat): Goods => {
  const lot = query.of === "building-land";
  const land = terrain(lot ? 600 : 500);
  return {
    kind: query.of,
    date: query.on,
    codeInsee: query.codeInsee,
    parcels: [],
    at,
    land,
    buildingLand: lot ? land : null,
    landUses: lot ? {} : { built: land },
    floor: lot ? null : plancher(100),
    rooms: lot ? null : 4,
    dwellings: lot ? 0 : 1,
    outbuildings: 0,
    newBuild: false,
  };
};

/** Rows of a honeycomb stand closer than its columns. */
const ROW_SHARE = Math.sqrt(3) / 2;

/**
 * The price of the same ordinary good at the centres of a honeycomb, row by row from the south-west: every other row starts
 * half a step further east, so that each centre has six neighbours a step away. Throws past 20 000 cells.
 */
export const priceSurface = (estimator: Estimator, query: SurfaceQuery): SurfaceCell[] => {
  const { from, to, step } = query;
  const [east, side] = localDegrees(from, step);
  const north = side * ROW_SHARE;
  const columns = Math.floor((to[0] - from[0]) / east) + 1;
  const rows = Math.floor((to[1] - from[1]) / north) + 1;
  if (!(columns * rows <= MOST_CELLS))
    throw new RangeError(`A price surface of ${columns} × ${rows} cells is too fine`);
  return Array.from({ length: Math.max(0, rows) }, (_, row) =>
    Array.from({ length: Math.max(0, columns) }, (_, column): SurfaceCell => {
      const at: LonLat = [from[0] + (column + (row % 2) / 2) * east, from[1] + row * north];
      const result = estimator.estimate(ordinary(query, at));
      if (!result.ok) return { at, perSquareMetre: null, confidence: null };
      return { at, perSquareMetre: result.value.perSquareMetre, confidence: result.value.confidence };
    }),
  ).flat();
};
