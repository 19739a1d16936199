import { type Euros, euros } from "./measures.ts";

declare const unit: unique symbol;

/** An exact amount of money: an integer number of euro cents. Safe to ± 90 000 billion euros. */
export type Cents = number & { readonly [unit]: "cent" };

export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Cents must be a safe integer, got ${value}`);
  return value as Cents;
};

/**
 * Rounds an amount in euros to the nearest cent, half away from zero ("half-up" of invoices).
 * The value is first settled to 10⁻⁶ of a cent, so that 1.005 (stored 1.00499…) gives 1.01 as on paper.
 */
export const centsOf = (amount: number): Cents => {
  const scaled = Math.abs(amount) * 100;
  const settled = Math.round(scaled * 1e6) / 1e6;
  return cents(Math.sign(amount) * Math.floor(settled + 0.5) + 0);
};

export const eurosOf = (amount: Cents): Euros => euros(amount / 100);

/**
 * Shares a total between parts in proportion to weights, by largest remainder: the parts always sum to the total.
 * Ties go to the earlier part. All-zero weights share equally; negative weights are refused.
 */
export const shareOut = (total: Cents, weights: readonly number[]): Cents[] => {
  if (weights.length === 0) return [];
  if (weights.some((weight) => !(weight >= 0))) throw new RangeError("Weights must be zero or more");
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const floors = exact.map(Math.floor);
  const missing = total - floors.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const lucky = new Set(byRemainder.slice(0, missing).map((part) => part.index));
  return floors.map((floor, index) => cents(floor + (lucky.has(index) ? 1 : 0)));
};
