import type { IsoDate } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import type { PricedKind } from "../estimate/estimate.ts";
import { isOfSize, LOT_SIZES, type LotSize } from "./lot-sizes.ts";
import { type PriceStatistics, priceStatistics } from "./price-statistics.ts";

export interface MarketQuery {
  /** The date of the vintage. */
  readonly until: IsoDate;
  readonly months?: number;
  /** The PLU zone (UA, UB…) of a sale; null when its place or the zoning is unknown. All null when absent. */
  readonly zoneOf?: (sale: Sale) => string | null;
}

export type StatisticsByKind = Readonly<Record<PricedKind, PriceStatistics>>;

export interface MarketAnalysis {
  readonly until: IsoDate;
  readonly byKind: StatisticsByKind;
  /** By zone, in alphabetical order; the sales of unknown zone are left to `byKind`. */
  readonly byZone: readonly { readonly zone: string; readonly byKind: StatisticsByKind }[];
  /** Building land by area of the lot. */
  readonly byLotSize: readonly { readonly size: LotSize; readonly statistics: PriceStatistics }[];
  /** By calendar year, oldest first. */
  readonly byYear: readonly { readonly year: number; readonly byKind: StatisticsByKind }[];
}

const byKind = (sales: readonly Sale[], query: MarketQuery): StatisticsByKind => {
  const period = query.months === undefined ? {} : { months: query.months };
  const of = (kind: PricedKind): PriceStatistics => priceStatistics(sales, { kind, until: query.until, ...period });
  return {
    house: of("house"),
    flat: of("flat"),
    "building-land": of("building-land"),
    "other-land": of("other-land"),
  };
};

const groupBy = <Key>(sales: readonly Sale[], keyOf: (sale: Sale) => Key | null): Map<Key, Sale[]> => {
  const groups = new Map<Key, Sale[]>();
  for (const sale of sales) {
    const key = keyOf(sale);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [sale]);
    else group.push(sale);
  }
  return groups;
};

/** Everything the market page shows of a commune, by kind, zone, lot size and year. */
export const analyseMarket = (sales: readonly Sale[], query: MarketQuery): MarketAnalysis => {
  const zones = groupBy(sales, query.zoneOf ?? (() => null));
  const years = groupBy(sales, (sale) => Number(sale.date.slice(0, 4)));
  const { until } = query;
  const period = query.months === undefined ? {} : { months: query.months };
  return {
    until,
    byKind: byKind(sales, query),
    byZone: [...zones]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([zone, own]) => ({ zone, byKind: byKind(own, query) })),
    byLotSize: LOT_SIZES.map((size) => ({
      size,
      statistics: priceStatistics(
        sales.filter((sale) => isOfSize(sale.land, size)),
        { kind: "building-land", until, ...period },
      ),
    })),
    byYear: [...years].sort(([a], [b]) => a - b).map(([year, own]) => ({ year, byKind: byKind(own, { until }) })),
  };
};
