import { type Cents, cents } from "@lotir/units";

/** {@link roundToCents} of an amount that is zero or more, kept short so that it costs nothing in a long loop. */
export const roundHalfUp = (amount: number): number => {
  const nearest = Math.floor(amount + 0.5);
  const beyond = amount - nearest;
  // Far from a half, settling changes nothing.
  if (amount < 1e9 && beyond < 0.499 && beyond > -0.499) return nearest;
  return Math.floor(Math.round(amount * 1e6) / 1e6 + 0.5);
};

/**
 * Rounds a computed number of cents to a whole one, half away from zero. The value is first settled to 10⁻⁶ of a cent,
 * so that a product stored 0.4999999 is read 0.5 as on paper.
 */
export const roundToCents = (value: number): Cents => {
  const rounded = roundHalfUp(Math.abs(value));
  return cents(value < 0 && rounded !== 0 ? -rounded : rounded);
};

export const sumCents = (amounts: readonly number[]): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

export const ZERO = cents(0);
