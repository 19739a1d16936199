import type { Cents } from "@lotir/units";
import type { Bracket } from "./figures/acquisition.ts";
import { halfUp } from "./half-up.ts";

/** The most that the emoluments of a transfer may come to: a share of its value, never under a floor in euros. */
export interface EmolumentsCap {
  readonly rate: number;
  readonly floor: number;
}

/**
 * The notary's fee before VAT on a price: its base rounded to the nearest euro (C. com., art. A444-54), each slice at its
 * own rate, the sum rounded once (art. A444-91) and cut down to a tenth of the value (art. R444-9).
 */
export const priceEmoluments = (stated: number, brackets: readonly Bracket[], cap: EmolumentsCap): Cents => {
  const price = Math.round(stated / 100) * 100;
  let fee = 0;
  let from = 0;
  for (const bracket of brackets) {
    const to = bracket.upTo * 100;
    if (price > from) fee += (Math.min(price, to) - from) * bracket.rate;
    from = to;
  }
  return halfUp(Math.min(fee, Math.max(price * cap.rate, cap.floor * 100)));
};
