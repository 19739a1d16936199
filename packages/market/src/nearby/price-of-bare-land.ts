import { failure, type Result, success } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import {
  type Euros,
  type EurosPerSquareMetre,
  eurosPer,
  type IsoDate,
  metres,
  priceOf,
  type Ratio,
  ratio,
  type SquareMetres,
} from "@lotir/units";
import type { NearSale, SaleIndex } from "./index-sales.ts";
import { LEAST_SALES, specWeight } from "./spec-weights.ts";
import { weightedQuantile } from "./weighted-quantile.ts";

/** Metres; beyond, a sale weighs less than exp(−6), a four-hundredth. */
const WITHIN = metres(2000);

export interface LandComparable extends NearSale {
  /** Share of the estimate that rests on this sale; the shares sum to 1. */
  readonly weight: Ratio;
  readonly perSquareMetre: EurosPerSquareMetre<"terrain">;
}

export interface LandPrice {
  readonly value: Euros;
  /** Weighted P10 and P90 of the comparables: the spread of prices, not a calibrated doubt. */
  readonly low: Euros;
  readonly high: Euros;
  readonly perSquareMetre: EurosPerSquareMetre<"terrain">;
  /** Heaviest first. */
  readonly comparables: readonly LandComparable[];
}

/** "Non estimé": fewer sales of building land around than an estimate needs. */
export interface TooFewSales {
  readonly kind: "too-few-sales";
  readonly found: number;
  readonly needed: number;
}

const comparablesOf = (near: readonly NearSale[], on: IsoDate): LandComparable[] => {
  const weights = near.map((each) => specWeight(each, on));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const comparables = near.flatMap(({ sale, distance }, position) => {
    if (sale.land === null) return [];
    const weight = ratio((weights[position] ?? 0) / total);
    return [{ sale, distance, weight, perSquareMetre: eurosPer("terrain", sale.price / sale.land) }];
  });
  return comparables.sort((a, b) => b.weight - a.weight || (a.sale.id < b.sale.id ? -1 : 1));
};

/** A parcel of bare building land, priced by the weighted median of the building land sold within 2 km. */
export const priceOfBareLand = (
  index: SaleIndex,
  asked: { readonly at: LonLat; readonly area: SquareMetres<"terrain">; readonly on: IsoDate },
): Result<LandPrice, TooFewSales> => {
  const near = index.near({
    at: asked.at,
    within: WITHIN,
    where: (sale) => sale.kind === "building-land" && sale.land !== null,
  });
  if (near.length < LEAST_SALES) return failure({ kind: "too-few-sales", found: near.length, needed: LEAST_SALES });
  const comparables = comparablesOf(near, asked.on);
  // Sorted once for the three quantiles.
  const values = comparables
    .map((each) => ({ value: Number(each.perSquareMetre), weight: Number(each.weight) }))
    .sort((a, b) => a.value - b.value);
  const at = (share: number) => eurosPer("terrain", weightedQuantile(values, share) ?? 0);
  const perSquareMetre = at(0.5);
  return success({
    value: priceOf(asked.area, perSquareMetre),
    low: priceOf(asked.area, at(0.1)),
    high: priceOf(asked.area, at(0.9)),
    perSquareMetre,
    comparables,
  });
};
