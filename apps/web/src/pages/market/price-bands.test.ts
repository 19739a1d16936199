import fc from "fast-check";
import { expect, test } from "vitest";
import { hexagonOf, priceBands } from "./price-bands.ts";

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

test("a cell is a closed hexagon whose opposite sides stand a step apart", () => {
  const centre = cell(100);
  const corners = hexagonOf(centre, 100);
  expect(corners).toHaveLength(7);
  expect(corners[6]).toEqual(corners[0]);
  const metres = corners.map(([lon, lat]) => {
    const perDegree = (Math.PI * 6_371_000) / 180;
    const east = (lon - centre.longitude) * perDegree * Math.cos((centre.latitude * Math.PI) / 180);
    return [east, (lat - centre.latitude) * perDegree] as const;
  });
  const easts = metres.map(([east]) => east);
  expect(Math.max(...easts) - Math.min(...easts)).toBeCloseTo(100, 3);
  for (const [east, north] of metres) expect(Math.hypot(east, north)).toBeCloseTo(100 / Math.sqrt(3), 3);
});
