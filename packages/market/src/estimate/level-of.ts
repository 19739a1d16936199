import Flatbush from "flatbush";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { EstimateLevel } from "./estimate.ts";
import type { Located } from "./located.ts";
import type { MarketContext } from "./market-context.ts";

export const ENOUGH = 3;
const STREET = 200;
const NEIGHBOURHOOD = 1000;
const AREA = 10_000;
/** Further than this from three sales a market is another one. */
export const REACH = 30_000;

/** How near three sales of the same kind are; undefined when they are out of reach. */
export const levelOf = (
  sales: readonly Located<Sale>[],
  context: MarketContext,
): ((goods: Located<Goods>) => EstimateLevel | undefined) => {
  const communes = new Map<string, number>();
  const tree = new Flatbush(Math.max(1, sales.length));
  for (const sale of sales) {
    communes.set(sale.codeInsee, (communes.get(sale.codeInsee) ?? 0) + 1);
    const [x, y] = context.project(sale.at);
    tree.add(x, y);
  }
  if (sales.length === 0) tree.add(Number.MAX_VALUE, Number.MAX_VALUE);
  tree.finish();
  return (goods) => {
    const [x, y] = context.project(goods.at);
    const within = (radius: number): boolean => tree.neighbors(x, y, ENOUGH, radius).length >= ENOUGH;
    if (within(STREET)) return "street";
    if (within(NEIGHBOURHOOD)) return "neighbourhood";
    if (!within(REACH)) return undefined;
    if ((communes.get(goods.codeInsee) ?? 0) >= ENOUGH) return "commune";
    return within(AREA) ? "area" : "region";
  };
};
