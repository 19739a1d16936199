import type { Sale } from "../dvf/sale.ts";
import type { Estimator, PricedKind } from "../estimate/estimate.ts";
import { isPriced } from "../estimate/priced-area.ts";
import type { Split } from "./split-sales.ts";

/** One question of the back-test with its answer; null when the estimator abstained. */
export interface Answer {
  readonly id: string;
  readonly kind: PricedKind;
  readonly price: number;
  readonly answer: { readonly value: number; readonly low: number; readonly high: number } | null;
}

/** Trains on a split and asks it all its hidden sales. The estimator gets the goods, never their price. */
export const askHidden = (split: Split, train: (sales: readonly Sale[]) => Estimator): Answer[] => {
  const estimator = train(split.training);
  return split.hidden.flatMap(({ price, ...goods }): Answer[] => {
    if (!isPriced(goods.kind)) return [];
    const { id, kind } = goods;
    const result = estimator.estimate(goods);
    if (!result.ok) return [{ id, kind, price, answer: null }];
    const { value, low, high } = result.value;
    return [{ id, kind, price, answer: { value, low, high } }];
  });
};
