import { type Cents, cents } from "@lotir/units";

/**
 * Rounds a computed number of cents to a whole one, half away from zero. The value is first settled to 10⁻⁶ of a cent,
 * so that a product stored 0.4999999 is read 0.5 as on paper.
 */
export const halfUp = (value: number): Cents => {
  const settled = Math.round(Math.abs(value) * 1e6) / 1e6;
  const rounded = Math.floor(settled + 0.5);
  return cents(value < 0 && rounded !== 0 ? -rounded : rounded);
};

export const sumCents = (amounts: readonly number[]): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

export const ZERO = cents(0);
