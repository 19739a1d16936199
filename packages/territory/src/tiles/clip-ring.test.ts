import { intersectionArea } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { clipRing, type TilePoint } from "./clip-ring.ts";

const SQUARE: readonly TilePoint[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

const areaOf = (ring: readonly TilePoint[]): number => {
  let doubled = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
};

/** Concave rings around a centre, some of them across the square, some inside, some out. */
const star: fc.Arbitrary<TilePoint[]> = fc
  .record({
    x: fc.integer({ min: -60, max: 160 }),
    y: fc.integer({ min: -60, max: 160 }),
    radii: fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 5, maxLength: 16 }),
  })
  .map(({ x, y, radii }) =>
    radii.map((radius, index): TilePoint => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );

test("a ring inside is given back as it is", () => {
  expect(clipRing(SQUARE, -64, 4160)).toBe(SQUARE);
});

test("a ring outside leaves nothing", () => {
  expect(clipRing(SQUARE, 200, 300)).toEqual([]);
});

test("a ring around the whole square becomes the square", () => {
  expect(areaOf(clipRing(SQUARE, 20, 50))).toBe(900);
});

test("what is left is inside the square, and has the area that the two have in common", () => {
  fc.assert(
    fc.property(star, (ring) => {
      const clipped = clipRing(ring, 0, 100);
      for (const [x, y] of clipped) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100 + 1e-9);
      }
      const common = intersectionArea([{ outer: ring, holes: [] }], [{ outer: SQUARE, holes: [] }]);
      expect(Math.abs(areaOf(clipped) - common)).toBeLessThan(0.05);
    }),
    { seed: 33_234, numRuns: 300 },
  );
});
