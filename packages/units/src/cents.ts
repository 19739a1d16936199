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

const BUCKETS = 1_024;

/** A remainder just under one may be stored as one. */
const bucketOf = (remainder: number): number => Math.min(BUCKETS - 1, (remainder * BUCKETS) | 0);

/**
 * The bar of the largest remainders: `count` of them reach it, ties apart. Counted into buckets, so that only the few that
 * stand beside the bar are put in order.
 */
const barOf = (remainders: Float64Array, count: number): number => {
  const counts = new Int32Array(BUCKETS);
  for (let index = 0; index < remainders.length; index++) {
    const bucket = bucketOf(remainders[index] ?? 0);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let bar = BUCKETS - 1;
  let above = 0;
  while (bar > 0 && above + (counts[bar] ?? 0) < count) above += counts[bar--] ?? 0;
  const beside: number[] = [];
  for (let index = 0; index < remainders.length; index++) {
    const remainder = remainders[index] ?? 0;
    if (bucketOf(remainder) === bar) beside.push(remainder);
  }
  return beside.sort((a, b) => b - a)[count - above - 1] ?? Number.POSITIVE_INFINITY;
};

/**
 * Shares a total between parts in proportion to weights, by largest remainder: the parts always sum to the total.
 * Ties go to the earlier part. All-zero weights share equally; negative weights are refused. `parts` receives the whole
 * numbers: for who shares thousands of times without making a list each time.
 */
export const shareOutInto = (parts: Float64Array, total: number, weights: ArrayLike<number>): void => {
  const count = weights.length;
  const remainders = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const weight = weights[index] ?? 0;
    if (!(weight >= 0)) throw new RangeError("Weights must be zero or more");
    sum += weight;
  }
  let missing = total;
  for (let index = 0; index < count; index++) {
    const exact = sum === 0 ? total / count : (total * (weights[index] ?? 0)) / sum;
    const floor = Math.floor(exact);
    parts[index] = floor + 0;
    remainders[index] = exact - floor;
    missing -= floor;
  }
  if (missing <= 0) return;
  const bar = barOf(remainders, Math.min(missing, count));
  let ties = missing;
  for (let index = 0; index < count; index++) if ((remainders[index] ?? 0) > bar) ties -= 1;
  for (let index = 0; index < count; index++) {
    const remainder = remainders[index] ?? 0;
    if (remainder > bar || (remainder === bar && ties-- > 0)) parts[index] = (parts[index] ?? 0) + 1;
  }
};

/** {@link shareOutInto}, as a list of amounts. */
export const shareOut = (total: Cents, weights: readonly number[]): Cents[] => {
  const parts = new Float64Array(weights.length);
  shareOutInto(parts, total, weights);
  return Array.from(parts, cents);
};
