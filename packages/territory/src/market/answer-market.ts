import type { Result } from "@lotir/foncier";
import {
  type Abstention,
  analyseMarket,
  type Comparable,
  communeMedianEstimator,
  type Estimate,
  type Goods,
  type MarketAnalysis,
  type MarketSurface,
  type MarketSurfaceQuery,
  marketSurface,
  type PricedKind,
  priceOfBareLand,
  type Sale,
  specEstimator,
  squareMetrePriceOf,
} from "@lotir/market";
import type { IsoDate } from "@lotir/units";
import { estimatorOf } from "../price/estimator-of.ts";
import { type PriceBin, priceDistribution } from "./price-distribution.ts";
import { priceSeries, type QuarterPrices } from "./price-series.ts";

/** Something to price; `floorSpread` is 0 when its floor is known. */
export interface PriceAsk {
  readonly goods: Goods;
  readonly floorSpread: number;
}

/** One estimate with everything it rests on. */
export interface ExplainedPrice {
  readonly estimate: Result<Estimate, Abstention>;
  readonly comparables: readonly Comparable[];
  /** The same question put to the plainer methods. */
  readonly spec: Result<Estimate, Abstention>;
  readonly communeMedian: Result<Estimate, Abstention>;
  /** Prices per m² of the sales of the same kind. */
  readonly distribution: readonly PriceBin[];
}

export interface MarketReport {
  /** First and last day of the sales counted; `until` is the last sale on show, never today. */
  readonly until: IsoDate;
  readonly analysis: MarketAnalysis;
  readonly series: Readonly<Record<PricedKind, readonly QuarterPrices[]>>;
  readonly distribution: Readonly<Record<PricedKind, readonly PriceBin[]>>;
  readonly sales: number;
}

/** What may be asked of the market of one commune, and what it answers. */
export interface MarketQuestions {
  readonly prices: { readonly asked: readonly PriceAsk[]; readonly answer: readonly Result<Estimate, Abstention>[] };
  readonly explain: { readonly asked: PriceAsk; readonly answer: ExplainedPrice };
  readonly report: {
    readonly asked: { readonly months: number; readonly zone: string | undefined };
    /** Undefined without a single sale. */
    readonly answer: MarketReport | undefined;
  };
  readonly surface: {
    readonly asked: MarketSurfaceQuery;
    /** Undefined when no sale has a place. */
    readonly answer: MarketSurface | undefined;
  };
}

export type MarketQuestion = {
  readonly [Kind in keyof MarketQuestions]: { readonly kind: Kind; readonly asked: MarketQuestions[Kind]["asked"] };
}[keyof MarketQuestions];

/** The sales of one commune as the thread holds them. */
export interface HeldMarket {
  readonly sales: readonly Sale[];
  readonly zones: ReadonlyMap<string, string>;
}

const SHOWN_COMPARABLES = 20;

const pricesOf = (sales: readonly Sale[], kind: PricedKind): number[] =>
  sales.flatMap((sale) => {
    if (sale.kind !== kind || sale.newBuild) return [];
    const price = squareMetrePriceOf(sale);
    return price === null ? [] : [price.value];
  });

/** Where the estimator abstains, bare land is still priced by the building land sold within 2 km: those sales then. */
const comparablesOf = (sales: readonly Sale[], goods: Goods): readonly Comparable[] => {
  const found = estimatorOf(sales).comparables(goods, SHOWN_COMPARABLES);
  if (found.length > 0 || goods.kind !== "building-land" || goods.at === null || goods.land === null) return found;
  const priced = priceOfBareLand(sales, { at: goods.at, area: goods.land, on: goods.date });
  return priced.ok ? priced.value.comparables().slice(0, SHOWN_COMPARABLES) : [];
};

const explain = ({ sales }: HeldMarket, { goods, floorSpread }: PriceAsk): ExplainedPrice => {
  const { kind } = goods;
  const priced = kind === "house" || kind === "flat" || kind === "building-land" || kind === "other-land";
  return {
    estimate: estimatorOf(sales).estimate(goods, { floorSpread }),
    comparables: comparablesOf(sales, goods),
    spec: specEstimator(sales).estimate(goods),
    communeMedian: communeMedianEstimator(sales).estimate(goods),
    distribution: priced ? priceDistribution(pricesOf(sales, kind)) : [],
  };
};

const eachKind = <Value>(read: (kind: PricedKind) => Value): Record<PricedKind, Value> => ({
  house: read("house"),
  flat: read("flat"),
  "building-land": read("building-land"),
  "other-land": read("other-land"),
});

const report = (
  { sales, zones }: HeldMarket,
  { months, zone }: MarketQuestions["report"]["asked"],
): MarketReport | undefined => {
  const zoneOf = (sale: Sale): string | null => zones.get(sale.id) ?? null;
  const kept = zone === undefined ? sales : sales.filter((sale) => zoneOf(sale)?.startsWith(zone));
  const until = sales.reduce<IsoDate | undefined>(
    (last, { date }) => (last === undefined || date > last ? date : last),
    undefined,
  );
  if (until === undefined) return undefined;
  return {
    until,
    analysis: analyseMarket(kept, { until, months, zoneOf }),
    series: eachKind((kind) => priceSeries(kept, kind)),
    distribution: eachKind((kind) => priceDistribution(pricesOf(kept, kind))),
    sales: kept.length,
  };
};

/** Answers one question on the sales of a commune. */
export const answerMarket = (
  market: HeldMarket,
  question: MarketQuestion,
): MarketQuestions[keyof MarketQuestions]["answer"] => {
  switch (question.kind) {
    case "prices": {
      const estimator = estimatorOf(market.sales);
      return question.asked.map(({ goods, floorSpread }) => estimator.estimate(goods, { floorSpread }));
    }
    case "explain":
      return explain(market, question.asked);
    case "report":
      return report(market, question.asked);
    case "surface":
      return marketSurface(market.sales, estimatorOf(market.sales), question.asked);
  }
};
