import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, shareOut } from "./cents.ts";

/** The definition, in so many words. */
const byLargestRemainder = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const missing = total - exact.reduce((left, value) => left + Math.floor(value), 0);
  const first = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing);
  return exact.map((value, index) => Math.floor(value) + 0 + (first.some((part) => part.index === index) ? 1 : 0));
};

describe("sharing a total out", () => {
  const weight = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 1e6, noNaN: true }));

  test("is the largest remainder, ties to the earlier part, and adds up", () => {
    const total = fc.integer({ min: -1_000, max: 1e9 });
    fc.assert(
      fc.property(total, fc.array(weight, { minLength: 1, maxLength: 60 }), (whole, weights) => {
        const parts = shareOut(cents(whole), weights);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(whole);
        expect(parts).toEqual(byLargestRemainder(whole, weights));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("five hundred alike, five hundred nearly alike", () => {
    for (const weights of [new Array(500).fill(3), Array.from({ length: 500 }, (_, index) => 3 + index * 1e-9)])
      expect(shareOut(cents(1_234_567), weights)).toEqual(byLargestRemainder(1_234_567, weights));
  });

  test("a negative weight is refused, nothing is shared between nobody", () => {
    expect(() => shareOut(cents(10), [1, -1])).toThrow(RangeError);
    expect(shareOut(cents(10), [])).toEqual([]);
  });
});
