import { type Point, type Polygon, pointInPolygon } from "@lotir/geometry";
import { expect, test } from "vitest";
import { labelPlace } from "./label-place.ts";

const box = (west: number, south: number, east: number, north: number): Polygon => ({
  outer: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] satisfies Point[],
  holes: [],
});

test("au milieu d'un lot vide", () => {
  const [x = 0, y = 0] = labelPlace([box(2, 48, 2.001, 48.001)], []) ?? [];
  expect(x).toBeCloseTo(2.0005, 4);
  expect(y).toBeCloseTo(48.0005, 4);
});

test("à côté de la maison, jamais dessus", () => {
  const house = box(2.0003, 48.0003, 2.0007, 48.0007);
  const at = labelPlace([box(2, 48, 2.001, 48.001)], [house]);
  expect(at).toBeDefined();
  expect(at !== undefined && pointInPolygon(at, house)).toBe(false);
});

test("sans lot, sans place", () => {
  expect(labelPlace([], [])).toBeUndefined();
});
