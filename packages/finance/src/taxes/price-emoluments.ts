import type { Cents } from "@lotir/units";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { Bracket } from "../figures/acquisition.ts";

/** The most that the emoluments of a transfer may come to: a share of its value, never under a floor in euros. */
export interface EmolumentsCap {
  readonly rate: number;
  readonly floor: number;
}

/** A fee before VAT on an amount (cents): its base rounded to the nearest euro (C. com., art. A444-54), each slice at its rate. */
const feeOf = (stated: number, brackets: readonly Bracket[]): number => {
  const price = Math.round(stated / 100) * 100;
  let fee = 0;
  let from = 0;
  for (const bracket of brackets) {
    const to = bracket.upTo * 100;
    if (price > from) fee += (Math.min(price, to) - from) * bracket.rate;
    from = to;
  }
  return fee;
};

/** The fee of a deed that is no transfer: rounded once, without a cap. */
export const priceByBrackets = (stated: number, brackets: readonly Bracket[]): Cents =>
  roundToCents(feeOf(stated, brackets));

/** The notary's fee on a transfer (art. A444-91), rounded once and cut down to a tenth of the value (art. R444-9). */
export const priceEmoluments = (stated: number, brackets: readonly Bracket[], cap: EmolumentsCap): Cents =>
  roundToCents(Math.min(feeOf(stated, brackets), Math.max(stated * cap.rate, cap.floor * 100)));
