import type { IsoDate } from "@lotir/units";
import { contentHash } from "../dvf/content-hash.ts";
import type { Sale } from "../dvf/sale.ts";

/** Sales to learn from, and sales whose price is hidden. */
export interface Split {
  readonly name: string;
  readonly training: readonly Sale[];
  readonly hidden: readonly Sale[];
}

/** Learn from before a date, be asked from that date on: what the product does. */
export const splitByDate = (sales: readonly Sale[], date: IsoDate): Split => ({
  name: `avant le ${date}`,
  training: sales.filter((sale) => sale.date < date),
  hidden: sales.filter((sale) => sale.date >= date),
});

/** Each sale hidden once, in one of the folds; the draw depends on the sale's id and the round, never on its rank. */
export const splitInFolds = (
  sales: readonly Sale[],
  draw: { readonly folds: number; readonly round: number },
): Split[] => {
  const foldOf = (sale: Sale): number =>
    Number.parseInt(contentHash(`${draw.round}/${sale.id}`).slice(0, 8), 16) % draw.folds;
  const folds = new Map(sales.map((sale) => [sale.id, foldOf(sale)]));
  return Array.from({ length: draw.folds }, (_, fold) => ({
    name: `tirage ${draw.round + 1}, pli ${fold + 1}`,
    training: sales.filter((sale) => folds.get(sale.id) !== fold),
    hidden: sales.filter((sale) => folds.get(sale.id) === fold),
  }));
};
