import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetween } from "./distance-between.ts";
import { nearLimit } from "./near-limit.ts";
import type { MultiPolygon, Point } from "./shapes.ts";

const square = ([x, y]: Point, side: number): MultiPolygon => [
  {
    outer: [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ],
    holes: [],
  },
];

/** A round town of a thousand metres, its limit in many points. */
const TOWN: MultiPolygon = [
  {
    outer: Array.from({ length: 300 }, (_, rank): Point => {
      const turn = (rank / 300) * 2 * Math.PI;
      return [1_000 * Math.cos(turn), 1_000 * Math.sin(turn)];
    }),
    holes: [],
  },
];

test("beyond the limit and within it alike, to the metre", () => {
  const isNear = nearLimit(TOWN, 60);
  expect(isNear(square([1_055, 0], 10))).toBe(true);
  expect(isNear(square([1_065, 0], 10))).toBe(false);
  expect(isNear(square([920, 0], 10))).toBe(false);
  expect(isNear(square([935, 0], 10))).toBe(true);
  // Ground that holds the whole of it holds its limit.
  expect(isNear(square([-1_500, -1_500], 3_000))).toBe(true);
  expect(isNear([])).toBe(false);
  expect(nearLimit([], 60)(square([0, 0], 10))).toBe(false);
});

test("outside, it says what the distance to the whole says", () => {
  const isNear = nearLimit(TOWN, 60);
  fc.assert(
    fc.property(
      fc.float({ min: 0, max: 7, noNaN: true }),
      fc.float({ min: 1_001, max: 1_120, noNaN: true }),
      (turn, far) => {
        const parcel = square([far * Math.cos(turn), far * Math.sin(turn)], 25);
        const away = distanceBetween(TOWN, parcel);
        fc.pre(away > 0 && Math.abs(away - 60) > 1e-6);
        expect(isNear(parcel)).toBe(away <= 60);
      },
    ),
  );
});
