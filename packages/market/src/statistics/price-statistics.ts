import type { IsoDate, Ratio } from "@lotir/units";
import { ratio, yearsBetween } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import type { PricedKind } from "../estimate/estimate.ts";
import { pricedArea, pricedSurface } from "../estimate/priced-area.ts";
import { quantile } from "../nearby/weighted-quantile.ts";

/** Prices of sales of one kind, in euros per m² of floor for dwellings, of ground for land. */
export interface PriceStatistics {
  readonly of: "plancher" | "terrain";
  readonly count: number;
  /** Null without any sale. */
  readonly average: number | null;
  readonly median: number | null;
  readonly firstQuartile: number | null;
  readonly thirdQuartile: number | null;
  /** Median of the last year over that of the year before, minus one; null under 3 sales in either. */
  readonly evolution: Ratio | null;
}

const LEAST_SALES = 3;

/** A sale that a price per m² can be read from. */
const priceOf = (sale: Sale): number | null => {
  const area = pricedArea(sale);
  return area === null || sale.newBuild ? null : sale.price / area;
};

const pricesOf = (sales: readonly Sale[]): number[] => sales.map(priceOf).filter((price) => price !== null);

const medianOf = (prices: readonly number[]): number | null =>
  prices.length < LEAST_SALES ? null : (quantile(prices, 0.5) ?? null);

const evolutionOf = (sales: readonly Sale[], until: IsoDate): Ratio | null => {
  const yearOf = (sale: Sale): number => Math.floor(yearsBetween(sale.date, until));
  const last = medianOf(pricesOf(sales.filter((sale) => yearOf(sale) === 0)));
  const before = medianOf(pricesOf(sales.filter((sale) => yearOf(sale) === 1)));
  return last === null || before === null ? null : ratio(last / before - 1);
};

export interface StatisticsQuery {
  readonly kind: PricedKind;
  /** The date of the vintage: the end of the period, never today. */
  readonly until: IsoDate;
  /** Length of the period; all the sales known when absent. The evolution always looks back two years. */
  readonly months?: number;
}

/** Statistics of the sales of a kind, existing goods only: sales on plan have another price. */
export const priceStatistics = (sales: readonly Sale[], { kind, until, months }: StatisticsQuery): PriceStatistics => {
  const own = sales.filter((sale) => sale.kind === kind && sale.date <= until);
  const years = months === undefined ? Number.POSITIVE_INFINITY : months / 12;
  const prices = pricesOf(own.filter((sale) => yearsBetween(sale.date, until) <= years));
  const sum = prices.reduce((total, price) => total + price, 0);
  return {
    of: pricedSurface(kind),
    count: prices.length,
    average: prices.length === 0 ? null : sum / prices.length,
    median: quantile(prices, 0.5) ?? null,
    firstQuartile: quantile(prices, 0.25) ?? null,
    thirdQuartile: quantile(prices, 0.75) ?? null,
    evolution: evolutionOf(own, until),
  };
};
