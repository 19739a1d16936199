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
import type { Sale } from "../dvf/sale.ts";
import type { NearSale, SaleIndex } from "./index-sales.ts";
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
  readonly ageCost: number;
  readonly perSquareMetre: EurosPerSquareMetre<"terrain">;
  /** Its place among all the plots, the cheapest by the m² first. */
  readonly rank: number;
}

type KnownPlots = ReadonlyMap<Sale, KnownPlot>;

const isBarePlot = ({ kind, land }: Sale): boolean => kind === "building-land" && land !== null;

const knownPlots = ({ sales }: SaleIndex, on: IsoDate): KnownPlots => {
  const plots = sales.flatMap((sale) =>
    isBarePlot(sale) && sale.at !== null && sale.land !== null
      ? [{ sale, ageCost: ageCost(sale.date, on), perSquareMetre: eurosPer("terrain", sale.price / sale.land) }]
      : [],
  );
  plots.sort((a, b) => a.perSquareMetre - b.perSquareMetre);
  return new Map(plots.map(({ sale, ...plot }, rank) => [sale, { ...plot, rank }]));
};

interface Weighed {
  /** The nearest first. */
  readonly comparables: readonly LandComparable[];
  /** Of each, among all the plots known. */
  readonly ranks: readonly number[];
}

const weighed = (near: readonly NearSale[], known: KnownPlots): Weighed => {
  const plots = near.map(({ sale }) => known.get(sale));
  const weights = near.map(({ distance }, position) => weightAt(distance, plots[position]?.ageCost ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const comparables: LandComparable[] = [];
  const ranks: number[] = [];
  for (let position = 0; position < near.length; position += 1) {
    const [found, plot] = [near[position], plots[position]];
    if (found === undefined || plot === undefined) continue;
    const weight = ratio((weights[position] ?? 0) / total);
    comparables.push({ sale: found.sale, distance: found.distance, weight, perSquareMetre: plot.perSquareMetre });
    ranks.push(plot.rank);
  }
  return { comparables, ranks };
};

const heaviestFirst = (a: LandComparable, b: LandComparable): number =>
  b.weight - a.weight || (a.sale.id < b.sale.id ? -1 : 1);

/**
 * The lower price first, the heaviest first among equals: sums depend on the order in their last bit. The ranks are sorted
 * as plain numbers, ten times as fast as by asking which of two sales comes first.
 */
const cheapestFirst = ({ comparables, ranks }: Weighed): LandComparable[] => {
  const count = comparables.length;
  const keys = Float64Array.from(ranks, (rank, position) => rank * count + position).sort();
  const sorted: LandComparable[] = [];
  for (const key of keys) {
    const next = comparables[key % count];
    if (next === undefined) continue;
    let place = sorted.length;
    for (let last = sorted[place - 1]; last?.perSquareMetre === next.perSquareMetre; last = sorted[place - 1]) {
      if (heaviestFirst(last, next) <= 0) break;
      sorted[place] = last;
      place -= 1;
    }
    sorted[place] = next;
  }
  return sorted;
};

/** Prices parcels of bare building land on one day: what is known of each sale is read once for all of them. */
export const bareLandPricer = (
  index: SaleIndex,
  on: IsoDate,
): ((asked: BareLandAsk) => Result<LandPrice, TooFewSales>) => {
  const known = knownPlots(index, on);
  return ({ at, area }) => {
    const near = index.near({ at, within: WITHIN, where: isBarePlot });
    if (near.length < LEAST_SALES) return failure({ kind: "too-few-sales", found: near.length, needed: LEAST_SALES });
    const around = weighed(near, known);
    const { comparables } = around;
    const values = cheapestFirst(around).map(({ perSquareMetre: value, weight }) => ({ value, weight }));
    const [low, middle, high] = sortedQuantiles(values, [0.1, 0.5, 0.9]).map((value) =>
      eurosPer("terrain", value ?? 0),
    );
    const zero = eurosPer("terrain", 0);
    return success({
      value: priceOf(area, middle ?? zero),
      low: priceOf(area, low ?? zero),
      high: priceOf(area, high ?? zero),
      perSquareMetre: middle ?? zero,
      sales: comparables.length,
      comparables: () => comparables.toSorted(heaviestFirst),
    });
  };
};

/** A parcel of bare building land, priced by the weighted median of the building land sold within 2 km. */
export const priceOfBareLand = (
  index: SaleIndex,
  { on, ...asked }: BareLandAsk & { readonly on: IsoDate },
): Result<LandPrice, TooFewSales> => bareLandPricer(index, on)(asked);
