import fc from "fast-check";
import { expect, test } from "vitest";
import { metresPerPixel, scaleLength } from "./scale-length.ts";

test("the bar measures 100 to 200 px at every zoom where people look at parcels", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 14, max: 20, noNaN: true }),
      fc.double({ min: 41, max: 51, noNaN: true }),
      (zoom, lat) => {
        const perPixel = metresPerPixel(lat, zoom);
        const px = scaleLength(perPixel) / perPixel;
        expect(px).toBeGreaterThanOrEqual(99.999);
        expect(px).toBeLessThanOrEqual(200.001);
      },
    ),
    { seed: 20_260_103 },
  );
});

test("steps are the specification's, and 50 m when none fits", () => {
  expect(scaleLength(0.05)).toBe(5);
  expect(scaleLength(0.5)).toBe(50);
  expect(scaleLength(0.2)).toBe(20);
  expect(scaleLength(5)).toBe(500);
  expect(scaleLength(0.001)).toBe(50);
});

test("metres per pixel at the equator and in Nice", () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
  expect(metresPerPixel(43.7102, 18)).toBeCloseTo(0.2158, 3);
});
