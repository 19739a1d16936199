import fc from "fast-check";
import { expect, test } from "vitest";
import { boundingBox } from "./bounding-box.ts";
import { intersectionArea } from "./clip-polygons.ts";
import { clippedToBox } from "./clip-to-box.ts";
import { multiPolygonArea } from "./polygon-area.ts";
import { ell, moved, rectangle, simplePolygon } from "./polygons.fixture.ts";

test("cuts at the walls, holes too", () => {
  const holed = { outer: rectangle(40, 40).outer, holes: [rectangle(10, 10, [15, 15]).outer.toReversed()] };
  const left = { minX: 0, minY: 0, maxX: 20, maxY: 40 };
  expect(multiPolygonArea(clippedToBox([holed], left))).toBeCloseTo(20 * 40 - 5 * 10, 9);
  expect(clippedToBox([ell], { minX: 100, minY: 100, maxX: 120, maxY: 120 })).toEqual([]);
});

test("two shapes share no more than what each has in the box of the other", () => {
  const shift = fc.double({ min: -60, max: 60, noNaN: true });
  fc.assert(
    fc.property(simplePolygon, simplePolygon, shift, shift, (one, other, east, north) => {
      const [a, b] = [[one], [moved(other, ([x, y]) => [x + east, y + north])]];
      const common = intersectionArea(a, b);
      expect(common).toBeLessThanOrEqual(multiPolygonArea(clippedToBox(a, boundingBox(b))) + 0.05);
      expect(common).toBeLessThanOrEqual(multiPolygonArea(clippedToBox(b, boundingBox(a))) + 0.05);
    }),
    { numRuns: 200 },
  );
});
