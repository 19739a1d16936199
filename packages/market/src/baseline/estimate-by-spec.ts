import { failure, type Result, success } from "@lotir/foncier";
import { euros, metres, type Ratio, ratio } from "@lotir/units";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { Abstention, Comparable, Estimate, Estimator, PricedKind } from "../estimate/estimate.ts";
import { isLocated, type Located } from "../estimate/located.ts";
import { isPriced, perSquareMetre, pricedArea, pricedSurface } from "../estimate/priced-area.ts";
import { indexSales, type NearSale } from "../nearby/index-sales.ts";
import { distanceBetween } from "../nearby/local-metres.ts";
import { LEAST_SALES, PER_KILOMETRE, PER_YEAR, specWeight } from "../nearby/spec-weights.ts";
import { type Weighted, weightedQuantile } from "../nearby/weighted-quantile.ts";

/** "Analysis radius 200 m". */
const RADIUS = metres(200);
/** "Commune fallback if confidence under 50 %". */
const LEAST_CONFIDENCE = 0.5;
/** "Under 5 transactions gives −30 %": read as a cut of the confidence. */
const FEW = 5;
const CUT = 0.7;

/** The figures of this method, for whoever tells how it counts. */
export const SPEC_METHOD = {
  radiusM: RADIUS,
  perKilometre: PER_KILOMETRE,
  perYear: PER_YEAR,
  leastSales: LEAST_SALES,
  leastConfidence: LEAST_CONFIDENCE,
} as const;

interface Weighing {
  readonly near: readonly NearSale[];
  readonly prices: readonly Weighted[];
  readonly mean: number;
  readonly confidence: Ratio;
}

/** One minus the weighted coefficient of variation of the prices per m², cut by 30 % under five sales. */
const confidenceIn = (prices: readonly Weighted[], mean: number): Ratio => {
  const total = prices.reduce((sum, each) => sum + each.weight, 0);
  const square = prices.reduce((sum, each) => sum + each.weight * (each.value - mean) ** 2, 0) / total;
  const agreement = Math.max(0, 1 - Math.sqrt(square) / mean);
  return ratio(prices.length < FEW ? CUT * agreement : agreement);
};

const weigh = (near: readonly NearSale[], goods: Goods): Weighing | undefined => {
  if (near.length < LEAST_SALES) return undefined;
  const prices = near.map((each) => ({
    value: each.sale.price / (pricedArea(each.sale) ?? 1),
    weight: specWeight(each, goods.date),
  }));
  const total = prices.reduce((sum, each) => sum + each.weight, 0);
  if (!(total > 0)) return undefined;
  const mean = prices.reduce((sum, each) => sum + each.weight * each.value, 0) / total;
  return { near, prices, mean, confidence: confidenceIn(prices, mean) };
};

interface Found {
  readonly weighing: Weighing;
  readonly level: "street" | "commune";
}

interface Search {
  readonly find: (goods: Goods) => Found | undefined;
  /** Sales of the same kind in the commune: what an abstention counts. */
  readonly inCommune: (goods: Goods) => number;
}

const search = (sales: readonly Sale[]): Search => {
  const priced = sales.filter((sale) => isPriced(sale.kind) && pricedArea(sale) !== null);
  const index = indexSales(priced);
  const communes = new Map<string, Located<Sale>[]>();
  for (const sale of priced.filter(isLocated)) {
    const key = `${sale.kind}/${sale.codeInsee}`;
    communes.set(key, [...(communes.get(key) ?? []), sale]);
  }
  const communeOf = ({ kind, codeInsee }: Goods) => communes.get(`${kind}/${codeInsee}`) ?? [];
  const find = (goods: Goods): Found | undefined => {
    const { at, kind } = goods;
    const around = at === null ? [] : index.near({ at, within: RADIUS, where: (sale) => sale.kind === kind });
    const close = weigh(around, goods);
    if (close !== undefined && close.confidence >= LEAST_CONFIDENCE) return { weighing: close, level: "street" };
    const far = communeOf(goods).map((sale) => ({
      sale,
      distance: at === null ? metres(0) : distanceBetween(at, sale.at),
    }));
    const wide = weigh(far, goods);
    return wide === undefined ? undefined : { weighing: wide, level: "commune" };
  };
  return { find, inCommune: (goods) => communeOf(goods).length };
};

const estimateFrom = ({ weighing, level }: Found, kind: PricedKind, area: number): Estimate => {
  const { prices, mean, confidence } = weighing;
  const value = mean * area;
  return {
    method: "spec",
    kind,
    value: euros(value),
    low: euros(Math.min(value, area * (weightedQuantile(prices, 0.1) ?? mean))),
    high: euros(Math.max(value, area * (weightedQuantile(prices, 0.9) ?? mean))),
    perSquareMetre: perSquareMetre(kind, value, area),
    level,
    confidence,
    learntFrom: prices.length,
  };
};

const comparablesIn = ({ weighing }: Found, most: number): Comparable[] => {
  const total = weighing.prices.reduce((sum, each) => sum + each.weight, 0);
  return weighing.near
    .map((each, i) => ({ ...each, weight: ratio((weighing.prices[i]?.weight ?? 0) / total) }))
    .sort((a, b) => b.weight - a.weight || (a.sale.id < b.sale.id ? -1 : 1))
    .slice(0, most);
};

/**
 * The specification's baseline, to the letter: the weighted mean price per m² of the same kind within 200 m, weights
 * exp(−3 km) and exp(−2 years), at least 3 sales; under 50 % of confidence, the same mean over the commune.
 * Low and high are the weighted P10 and P90 of the prices, not a calibrated doubt.
 */
export const specEstimator = (sales: readonly Sale[]): Estimator => {
  const { find, inCommune } = search(sales);
  const estimate = (goods: Goods): Result<Estimate, Abstention> => {
    const { kind } = goods;
    if (!isPriced(kind)) return failure({ kind: "not-priced", sale: kind });
    const area = pricedArea(goods);
    if (area === null) return failure({ kind: "unknown-area", of: pricedSurface(kind) });
    const found = find(goods);
    return found === undefined
      ? failure({ kind: "too-few-sales", found: inCommune(goods), needed: LEAST_SALES })
      : success(estimateFrom(found, kind, area));
  };
  return {
    estimate,
    comparables: (goods, most = 12) => {
      const found = isPriced(goods.kind) ? find(goods) : undefined;
      return found === undefined ? [] : comparablesIn(found, most);
    },
  };
};
