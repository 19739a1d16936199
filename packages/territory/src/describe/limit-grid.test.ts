import type { Box, MultiPolygon, Point } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limitGrid } from "./limit-grid.ts";

const SHAPE: MultiPolygon = [
  {
    outer: [
      [0, 0],
      [400, 0],
      [0, 400],
    ],
    holes: [
      [
        [50, 50],
        [50, 100],
        [100, 50],
      ],
    ],
  },
];

const boxAt = (x: number, y: number, side = 10): Box => ({ minX: x, minY: y, maxX: x + side, maxY: y + side });

test("a box on an edge, outer or of a hole, is on the limit; inside and outside are not", () => {
  const grid = limitGrid(SHAPE);
  expect(grid.runsThrough(boxAt(-5, 100))).toBe(true);
  expect(grid.runsThrough(boxAt(195, 195))).toBe(true);
  expect(grid.runsThrough(boxAt(45, 70))).toBe(true);
  expect(grid.runsThrough(boxAt(120, 120))).toBe(false);
  expect(grid.runsThrough(boxAt(300, 300))).toBe(false);
  expect(grid.runsThrough(boxAt(60, 60, 5))).toBe(false);
});

test("an edge that only passes near the corner of a box does not touch it", () => {
  const grid = limitGrid(SHAPE);
  expect(grid.runsThrough(boxAt(201, 201))).toBe(false);
  expect(grid.runsThrough(boxAt(188, 188))).toBe(false);
});

test("a place on the limit is on the limit, whatever the box around it", () => {
  const place = fc.record({ edge: fc.nat(2), share: fc.double({ min: 0, max: 1, noNaN: true }) });
  const side = fc.double({ min: 0.01, max: 90, noNaN: true });
  fc.assert(
    fc.property(place, side, ({ edge, share }, size) => {
      const outer = SHAPE[0]?.outer ?? [];
      const [from, to]: (Point | undefined)[] = [outer[edge], outer[(edge + 1) % 3]];
      const x = (from?.[0] ?? 0) + share * ((to?.[0] ?? 0) - (from?.[0] ?? 0));
      const y = (from?.[1] ?? 0) + share * ((to?.[1] ?? 0) - (from?.[1] ?? 0));
      expect(limitGrid(SHAPE).runsThrough(boxAt(x - size / 2, y - size / 2, size))).toBe(true);
    }),
    { seed: 33_234 },
  );
});
