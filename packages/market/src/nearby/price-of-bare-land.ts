import { failure, type Result, success } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import {
  type Euros,
  type EurosPerSquareMetre,
  eurosPer,
  type IsoDate,
  type Metres,
  metres,
  priceOf,
  type Ratio,
  ratio,
  type SquareMetres,
} from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import type { NearSale } from "./index-sales.ts";
import { distanceBetween, localDegrees } from "./local-metres.ts";
import { ageCost, LEAST_SALES, weightAt } from "./spec-weights.ts";
import { sortedQuantiles } from "./weighted-quantile.ts";

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
  /** How many sales it rests on. */
  readonly sales: number;
  /** Those sales, heaviest first. */
  readonly comparables: () => readonly LandComparable[];
}

/** "Non estimé": fewer sales of building land around than an estimate needs. */
export interface TooFewSales {
  readonly kind: "too-few-sales";
  readonly found: number;
  readonly needed: number;
}

export interface BareLandAsk {
  readonly at: LonLat;
  readonly area: SquareMetres<"terrain">;
}

/** What does not depend on the place asked. */
interface KnownPlot {
  readonly sale: Sale;
  readonly at: LonLat;
  readonly ageCost: number;
  readonly perSquareMetre: EurosPerSquareMetre<"terrain">;
}

/** A plot seen from the place asked. */
interface NearPlot {
  readonly plot: KnownPlot;
  readonly distance: Metres;
  readonly weight: number;
}

/** Plots sold with a place, the cheapest by the m² first. */
const knownPlots = (sales: readonly Sale[], on: IsoDate): readonly KnownPlot[] =>
  sales
    .flatMap((sale) =>
      sale.kind === "building-land" && sale.land !== null && sale.at !== null
        ? [
            {
              sale,
              at: sale.at,
              ageCost: ageCost(sale.date, on),
              perSquareMetre: eurosPer("terrain", sale.price / sale.land),
            },
          ]
        : [],
    )
    .sort((a, b) => a.perSquareMetre - b.perSquareMetre);

const heaviestFirst = (a: NearPlot, b: NearPlot): number =>
  b.weight - a.weight || (a.plot.sale.id < b.plot.sale.id ? -1 : 1);

/** Takes the next plot in: among equal prices the heaviest comes first, for sums depend on the order in their last bit. */
const takeIn = (near: NearPlot[], next: NearPlot): void => {
  let place = near.length;
  for (let last = near[place - 1]; last !== undefined; last = near[place - 1]) {
    if (last.plot.perSquareMetre !== next.plot.perSquareMetre || heaviestFirst(last, next) <= 0) break;
    near[place] = last;
    place -= 1;
  }
  near[place] = next;
};

/** A box a little wider than the circle: of a commune's few hundred plots, most are told far by two subtractions. */
const WIDER = metres(1.001 * WITHIN);

/** Those within reach of a place, in the order given. */
const plotsNear = (plots: readonly KnownPlot[], at: LonLat): readonly NearPlot[] => {
  const [east, north] = localDegrees(at, WIDER);
  const near: NearPlot[] = [];
  for (const plot of plots) {
    if (Math.abs(plot.at[0] - at[0]) > east || Math.abs(plot.at[1] - at[1]) > north) continue;
    const distance = distanceBetween(at, plot.at);
    if (distance <= WITHIN) takeIn(near, { plot, distance, weight: weightAt(distance, plot.ageCost) });
  }
  return near;
};

/** Prices parcels of bare building land on one day: what is known of each sale is read once for all of them. */
export const bareLandPricer = (
  sales: readonly Sale[],
  on: IsoDate,
): ((asked: BareLandAsk) => Result<LandPrice, TooFewSales>) => {
  const plots = knownPlots(sales, on);
  return ({ at, area }) => {
    const near = plotsNear(plots, at);
    if (near.length < LEAST_SALES) return failure({ kind: "too-few-sales", found: near.length, needed: LEAST_SALES });
    const total = near.reduce((sum, { weight }) => sum + weight, 0);
    const values = near.map(({ plot, weight }) => ({ value: plot.perSquareMetre, weight: weight / total }));
    const [low, middle, high] = sortedQuantiles(values, [0.1, 0.5, 0.9]).map((value) =>
      eurosPer("terrain", value ?? 0),
    );
    const zero = eurosPer("terrain", 0);
    return success({
      value: priceOf(area, middle ?? zero),
      low: priceOf(area, low ?? zero),
      high: priceOf(area, high ?? zero),
      perSquareMetre: middle ?? zero,
      sales: near.length,
      comparables: () =>
        near.toSorted(heaviestFirst).map(({ plot: { sale, perSquareMetre }, distance, weight }) => ({
          sale,
          distance,
          weight: ratio(weight / total),
          perSquareMetre,
        })),
    });
  };
};

/** A parcel of bare building land, priced by the weighted median of the building land sold within 2 km. */
export const priceOfBareLand = (
  sales: readonly Sale[],
  { on, ...asked }: BareLandAsk & { readonly on: IsoDate },
): Result<LandPrice, TooFewSales> => bareLandPricer(sales, on)(asked);
