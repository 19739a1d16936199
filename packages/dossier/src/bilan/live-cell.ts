/** A cell that recomputes: the formula, and what it gives today. */
export interface LiveCell {
  readonly formula: string;
  readonly result: number;
}

/** Written in a workbook: a text stays a text, whatever it starts with. */
export type BilanCell = string | number | LiveCell | null;

const cents = (amount: number): number => Math.round(amount * 100);

/** What a cell could be computed by: its formula, and what that gives. */
export type Way = readonly [formula: string, computed: number];

/**
 * The first way that gives the balance's own amount to the cent; where none does (a rate by brackets, a share of what is
 * left), the amount as it is. A formula never says anything else than the balance.
 */
export const live = (amount: number, ways: readonly Way[]): number | LiveCell => {
  const way = ways.find(([, computed]) => Number.isFinite(computed) && cents(computed) === cents(amount));
  return way === undefined ? amount : { formula: way[0], result: amount };
};

/** Half a cent away from zero, as spreadsheets round. */
export const rounded = (amount: number): number =>
  (Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)) / 100;
