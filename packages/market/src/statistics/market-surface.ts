import type { LonLat } from "@lotir/geometry";
import { type IsoDate, type Metres, metres } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import type { Estimator } from "../estimate/estimate.ts";
import { isLocated, type Located } from "../estimate/located.ts";
import { indexSales } from "../nearby/index-sales.ts";
import { distanceBetween, localDegrees } from "../nearby/local-metres.ts";
import { quantile } from "../nearby/weighted-quantile.ts";
import { priceSurface, type SurfaceCell, type SurfaceQuery } from "./price-surface.ts";

export type MarketSurfaceQuery = Pick<SurfaceQuery, "of" | "codeInsee"> & { readonly on: IsoDate };

/** The price of one ordinary good over the places where sales are known. */
export interface MarketSurface {
  /** From the centre of a cell to those of its six neighbours. */
  readonly step: Metres;
  readonly cells: readonly SurfaceCell[];
}

/** Cells along the longer side: a commune then answers in a second. */
const ACROSS = 48;
const FINEST = 50;
/** A cell is told within this distance of a sale of any kind: fields and woods beyond have no such price. */
const KNOWN_AROUND = metres(250);

/** Where nearly all the sales are: one misplaced sale would stretch the grid over a country. */
const extentOf = (sales: readonly Located<Sale>[]): { readonly from: LonLat; readonly to: LonLat } => {
  const along = (axis: 0 | 1, share: number): number =>
    quantile(
      sales.map(({ at }) => at[axis]),
      share,
    ) ?? 0;
  const [east, north] = localDegrees([along(0, 0.5), along(1, 0.5)], KNOWN_AROUND);
  return {
    from: [along(0, 0.01) - east, along(1, 0.01) - north],
    to: [along(0, 0.99) + east, along(1, 0.99) + north],
  };
};

const stepOf = (from: LonLat, to: LonLat): Metres => {
  const side = Math.max(distanceBetween(from, [to[0], from[1]]), distanceBetween(from, [from[0], to[1]]));
  return metres(Math.max(FINEST, Math.ceil(side / ACROSS / 10) * 10));
};

/** Undefined when no sale has a place. */
export const marketSurface = (
  sales: readonly Sale[],
  estimator: Estimator,
  query: MarketSurfaceQuery,
): MarketSurface | undefined => {
  const located = sales.filter(isLocated);
  if (located.length === 0) return undefined;
  const { from, to } = extentOf(located);
  const step = stepOf(from, to);
  const index = indexSales(located);
  const isKnown = (at: LonLat): boolean => index.near({ at, within: KNOWN_AROUND, limit: 1 }).length > 0;
  return { step, cells: priceSurface(estimator, { ...query, from, to, step }).filter(({ at }) => isKnown(at)) };
};
