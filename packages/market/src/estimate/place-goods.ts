import type { Goods } from "../dvf/sale.ts";
import { isLocated, type Located } from "./located.ts";
import type { MarketContext } from "./market-context.ts";

export interface Placed {
  readonly goods: Located<Goods>;
  /** True when the place is only the middle of the commune's sales. */
  readonly guessed: boolean;
}

/** Goods without coordinates stand at the middle of their commune's sales; undefined where it has none. */
export const placeGoods = (goods: Goods, context: MarketContext): Placed | undefined => {
  if (isLocated(goods)) return { goods, guessed: false };
  const at = context.middleOf(goods.codeInsee);
  return at === undefined ? undefined : { goods: { ...goods, at }, guessed: true };
};
