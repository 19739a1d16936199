import { failure, type Result, success } from "@lotir/foncier";
import { euros, metres, type Ratio, ratio, yearsBetween } from "@lotir/units";
import type { Goods, Sale } from "../dvf/sale.ts";
import { distanceBetween } from "../nearby/local-metres.ts";
import { influencesOn } from "../process/influences-on.ts";
import type { Sample } from "../process/kernel.ts";
import type { Abstention, Comparable, Estimate, EstimateLevel, Estimator, PricedKind } from "./estimate.ts";
import { type KindMarket, LEAST_SALES, learnMarket, type Market } from "./learn-market.ts";
import { ENOUGH, REACH } from "./level-of.ts";
import type { MarketContext } from "./market-context.ts";
import { type Placed, placeGoods } from "./place-goods.ts";
import { isPriced, perSquareMetre, pricedArea, pricedSurface } from "./priced-area.ts";
import { missAt, shareUnder } from "./read-misses.ts";
import type { TrainedKind } from "./train-kind.ts";

/** An estimate that fewer than one price in four would confirm within 20 % is not given. */
const LEAST_CONFIDENCE = 0.25;
const CLOSE = 0.2;
const LOW = 0.1;
const HIGH = 0.9;
/** Variance of log price added for goods placed only at the middle of their commune. */
const MISPLACED = 0.02;
/** Price moves by 0.7 % when the floor moves by 1 %: turns the doubt on a floor into a doubt on its price. */
const FLOOR_ELASTICITY = 0.7;
const SHOWN = 12;
/** Further in time from every sale, a drift says nothing more. */
const MOST_YEARS = 2;

/** What bounds an estimate, for whoever tells how one is made. */
export const ESTIMATE_LIMITS = {
  leastConfidence: LEAST_CONFIDENCE,
  close: CLOSE,
  within: HIGH - LOW,
  leastSales: LEAST_SALES,
  reachSales: ENOUGH,
  reachKm: REACH / 1_000,
  mostYears: MOST_YEARS,
} as const;

interface Ready {
  readonly kind: PricedKind;
  readonly area: number;
  readonly placed: Placed;
  readonly level: EstimateLevel;
  readonly market: KindMarket;
  readonly trained: TrainedKind;
  readonly sample: Sample;
}

const outOfPeriod = ({ date }: Goods, { earliest, latest }: MarketContext): boolean =>
  yearsBetween(latest, date) > MOST_YEARS || yearsBetween(date, earliest) > MOST_YEARS;

const prepare = (market: Market | undefined, goods: Goods): Result<Ready, Abstention> => {
  const { kind } = goods;
  if (!isPriced(kind)) return failure({ kind: "not-priced", sale: kind });
  const area = pricedArea(goods);
  if (area === null) return failure({ kind: "unknown-area", of: pricedSurface(kind) });
  if (market === undefined) return failure({ kind: "too-few-sales", found: 0, needed: LEAST_SALES });
  const { found, trained } = market.kinds[kind];
  if (trained === null) return failure({ kind: "too-few-sales", found, needed: LEAST_SALES });
  const { context } = market;
  const { earliest: first, latest: last } = context;
  if (outOfPeriod(goods, context)) return failure({ kind: "out-of-period", first, last, years: MOST_YEARS });
  const placed = placeGoods(goods, context);
  if (placed === undefined) return failure({ kind: "unknown-place" });
  const level = market.kinds[kind].levelOf(placed.goods);
  if (level === undefined) return failure({ kind: "too-far", kilometres: REACH / 1000, needed: ENOUGH });
  return success({
    kind,
    area,
    placed,
    level,
    market: market.kinds[kind],
    trained,
    sample: market.kinds[kind].sampleOf(placed.goods),
  });
};

const confidenceOf = (misses: Float64Array, scale: number): Ratio =>
  ratio(shareUnder(misses, Math.log(1 + CLOSE) / scale) - shareUnder(misses, Math.log(1 - CLOSE) / scale));

const price = (ready: Ready, floorSpread: number): Result<Estimate, Abstention> => {
  const { kind, area, placed, level, market, trained, sample } = ready;
  const { misses } = trained;
  const { mean, scale: own } = trained.predict(sample);
  const unsure = (placed.guessed ? MISPLACED : 0) + (FLOOR_ELASTICITY * floorSpread) ** 2;
  const scale = Math.sqrt(own ** 2 + unsure);
  const confidence = confidenceOf(misses, scale);
  if (confidence < LEAST_CONFIDENCE)
    return failure({ kind: "too-doubtful", confidence, needed: ratio(LEAST_CONFIDENCE) });
  const value = Math.exp(mean);
  return success({
    method: "lotir",
    kind,
    value: euros(value),
    low: euros(Math.min(value, Math.exp(mean + scale * missAt(misses, LOW)))),
    high: euros(Math.max(value, Math.exp(mean + scale * missAt(misses, HIGH)))),
    perSquareMetre: perSquareMetre(kind, value, area),
    level: placed.guessed ? "commune" : level,
    confidence,
    learntFrom: market.found,
  });
};

const heaviest = ({ placed, trained, sample }: Ready, most: number): Comparable[] => {
  const influences = influencesOn(trained.process, trained.samples, sample);
  const total = influences.reduce((sum, influence) => sum + Math.abs(influence), 0);
  const weighed = trained.sales.map((sale, i) => ({ sale, influence: influences[i] ?? 0 }));
  return weighed
    .filter(({ influence }) => influence > 0)
    .sort((a, b) => b.influence - a.influence || (a.sale.id < b.sale.id ? -1 : 1))
    .slice(0, most)
    .map(({ sale, influence }) => ({
      sale,
      distance: metres(distanceBetween(placed.goods.at, sale.at)),
      weight: ratio(influence / total),
    }));
};

export interface TrainedEstimator extends Estimator {
  /** Learns these kinds of goods now, rather than when one is first asked about. */
  readonly learn: (kinds: readonly PricedKind[]) => void;
}

/**
 * The estimator we can best prove: a Gaussian process on log prices for each kind, with a doubt calibrated on the sales
 * it was trained on, each left out in turn. See the README for the method and what it measured.
 */
export const trainEstimator = (sales: readonly Sale[]): TrainedEstimator => {
  const market = learnMarket(sales);
  return {
    learn: (kinds) => {
      for (const kind of kinds) void market?.kinds[kind].trained;
    },
    estimate: (goods, unsure) => {
      const ready = prepare(market, goods);
      return ready.ok ? price(ready.value, unsure?.floorSpread ?? 0) : ready;
    },
    comparables: (goods, most = SHOWN) => {
      const ready = prepare(market, goods);
      return ready.ok && price(ready.value, 0).ok ? heaviest(ready.value, most) : [];
    },
  };
};
