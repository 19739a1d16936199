import type { PriceSurface } from "@lotir/contract";

type Cell = PriceSurface["cells"][number];
export type PricedCell = Cell & { readonly pricePerSqm: number };

/** Cells of neighbouring prices, cheapest band first: as many cells in each. Euros per m², both ends included. */
export interface PriceBand {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly PricedCell[];
}

const BANDS = 5;

const isPriced = (cell: Cell): cell is PricedCell => cell.pricePerSqm !== null;

/** Five bands, fewer where too few prices differ; empty when nothing is priced. */
export const priceBands = (cells: readonly Cell[]): PriceBand[] => {
  const priced = cells.filter(isPriced).toSorted((a, b) => a.pricePerSqm - b.pricePerSqm);
  const bounds = Array.from({ length: BANDS + 1 }, (_, rank) => Math.round((rank * priced.length) / BANDS));
  return bounds.slice(1).flatMap((end, rank) => {
    const own = priced.slice(bounds[rank], end);
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ from: first.pricePerSqm, to: last.pricePerSqm, cells: own }];
  });
};

const RADIUS = 6_371_000;
const RADIAN = Math.PI / 180;

/** The six corners of a cell, from the north: sides a step apart. */
const CORNERS = [0, 60, 120, 180, 240, 300, 0].map((degrees) => degrees * RADIAN);

/** The hexagon of a cell around its point, closed. */
export const hexagonOf = ({ latitude, longitude }: Cell, stepM: number): [number, number][] => {
  const north = stepM / Math.sqrt(3) / (RADIUS * RADIAN);
  const east = north / Math.cos(latitude * RADIAN);
  return CORNERS.map((angle) => [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)]);
};
