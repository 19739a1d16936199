import fc from "fast-check";
import { expect, test } from "vitest";
import { priceBands, squareOf } from "./price-bands.ts";

const cell = (pricePerSqm: number | null) => ({ latitude: 44.79, longitude: -0.49, pricePerSqm, confidence: null });

test("every priced cell is in one band, bands rise, none is empty", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 5_000 }))), (prices) => {
      const bands = priceBands(prices.map(cell));
      const kept = bands.flatMap(({ cells }) => cells.map(({ pricePerSqm }) => pricePerSqm));
      expect(kept).toEqual(prices.filter((price) => price !== null).toSorted((a, b) => a - b));
      expect(bands.length).toBeLessThanOrEqual(5);
      for (const { from, to, cells } of bands) {
        expect(cells.length).toBeGreaterThan(0);
        expect(from).toBeLessThanOrEqual(to);
      }
    }),
    { seed: 33_234 },
  );
});

test("a cell is a square of its side", () => {
  const [south, , north] = squareOf(cell(100), 100);
  expect((((north?.[1] ?? 0) - (south?.[1] ?? 0)) * Math.PI * 6_371_000) / 180).toBeCloseTo(100, 3);
});
