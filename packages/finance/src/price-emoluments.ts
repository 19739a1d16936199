import type { Cents } from "@lotir/units";
import type { Bracket } from "./figures/acquisition.ts";
import { halfUp } from "./half-up.ts";

/** The notary's fee before VAT on a price, each slice at its own rate, rounded once (C. com., art. A444-91). */
export const priceEmoluments = (price: number, brackets: readonly Bracket[]): Cents => {
  let fee = 0;
  let from = 0;
  for (const bracket of brackets) {
    const to = bracket.upTo * 100;
    if (price > from) fee += (Math.min(price, to) - from) * bracket.rate;
    from = to;
  }
  return halfUp(fee);
};
