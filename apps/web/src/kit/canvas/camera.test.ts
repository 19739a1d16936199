import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted, panned, spotUnder, zoomedAt } from "./camera.ts";

const BOUNDS = { least: 0.2, most: 5 };
const figure = () => fc.double({ min: -2_000, max: 2_000, noNaN: true });
const camera = () => fc.record({ x: figure(), y: figure(), zoom: fc.double({ min: 0.2, max: 5, noNaN: true }) });

test("closer or farther, what is under the pointer stays there, within the bounds", () => {
  fc.assert(
    fc.property(camera(), figure(), figure(), fc.double({ min: 0.1, max: 10, noNaN: true }), (before, x, y, by) => {
      const after = zoomedAt(before, { x, y }, by, BOUNDS);
      const [was, is] = [spotUnder({ x, y }, before), spotUnder({ x, y }, after)];
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
      expect(after.zoom).toBeGreaterThanOrEqual(0.2);
      expect(after.zoom).toBeLessThanOrEqual(5);
    }),
  );
});

test("a box is fitted in the middle; a pan moves it by as much", () => {
  const screen = { width: 1_000, height: 600 };
  const shown = fitted(screen, { x: 0, y: 0, width: 1_600, height: 1_200 }, BOUNDS);
  expect(spotUnder({ x: 500, y: 300 }, shown)).toEqual({ x: 800, y: 600 });
  expect(shown.zoom).toBeCloseTo((600 * 0.92) / 1_200, 9);
  expect(panned(shown, { x: 10, y: -5 })).toMatchObject({ x: shown.x + 10, y: shown.y - 5 });
});
