import { failure, success } from "@lotir/foncier";
import { euros, ratio } from "@lotir/units";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { Estimate, Estimator, PricedKind } from "../estimate/estimate.ts";
import { isPriced, perSquareMetre, pricedArea, pricedSurface } from "../estimate/priced-area.ts";
import { quantile } from "../nearby/weighted-quantile.ts";

const LEAST_SALES = 3;

interface Commune {
  /** Prices per m². */
  readonly prices: readonly number[];
}

const keyOf = (goods: Pick<Goods, "kind" | "codeInsee">): string => `${goods.kind}/${goods.codeInsee}`;

const gather = (sales: readonly Sale[], key: (sale: Sale) => string): Map<string, Commune> => {
  const groups = new Map<string, Sale[]>();
  for (const sale of sales) {
    if (!isPriced(sale.kind) || pricedArea(sale) === null) continue;
    const group = groups.get(key(sale));
    if (group === undefined) groups.set(key(sale), [sale]);
    else group.push(sale);
  }
  return new Map(
    [...groups].map(([name, own]) => [name, { prices: own.map((sale) => sale.price / (pricedArea(sale) ?? 1)) }]),
  );
};

const estimateFrom = (
  commune: Commune,
  goods: { kind: PricedKind; area: number; level: "commune" | "region" },
): Estimate => {
  const at = (share: number): number => (quantile(commune.prices, share) ?? 0) * goods.area;
  return {
    method: "commune-median",
    kind: goods.kind,
    value: euros(at(0.5)),
    low: euros(at(0.1)),
    high: euros(at(0.9)),
    perSquareMetre: perSquareMetre(goods.kind, at(0.5), goods.area),
    level: goods.level,
    confidence: ratio(0),
    learntFrom: commune.prices.length,
  };
};

/**
 * The yardstick: area times the median price per m² of the same kind in the commune, with its P10–P90; the median of
 * all the sales where the commune has none, so that every question has an answer.
 */
export const communeMedianEstimator = (sales: readonly Sale[]): Estimator => {
  const communes = gather(sales, keyOf);
  const everywhere = gather(sales, (sale) => sale.kind);
  const communeOf = (goods: Goods): Commune | undefined => communes.get(keyOf(goods)) ?? everywhere.get(goods.kind);
  return {
    estimate: (goods) => {
      const { kind } = goods;
      if (!isPriced(kind)) return failure({ kind: "not-priced", sale: kind });
      const area = pricedArea(goods);
      if (area === null) return failure({ kind: "unknown-area", of: pricedSurface(kind) });
      const commune = communeOf(goods);
      if (commune === undefined) return failure({ kind: "too-few-sales", found: 0, needed: LEAST_SALES });
      return success(estimateFrom(commune, { kind, area, level: communes.has(keyOf(goods)) ? "commune" : "region" }));
    },
    comparables: () => [],
  };
};
