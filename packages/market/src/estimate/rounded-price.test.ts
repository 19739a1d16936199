import { expect, test } from "vitest";
import { roundedPrice } from "./rounded-price.ts";

test.each([
  [1_569_567, 1_570_000],
  [145_499, 145_000],
  [99_950, 100_000],
  [9_994, 9_990],
  [87.4, 87],
  [0, 0],
  [-5, 0],
  [Number.NaN, 0],
])("%d is said %d: three figures, whole euros", (price, said) => {
  expect(roundedPrice(price)).toBe(said);
});
