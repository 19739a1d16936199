import { expect, test } from "vitest";
import { outlineOver } from "./capture-under.ts";

const BOUNDS = { north: 43.71, south: 43.708, west: 7.26, east: 7.263 };

test("un lot se pose sur l'image de sa carte : ses coins aux coins, son milieu au milieu", () => {
  const corners: [number, number][] = [
    [7.26, 43.71],
    [7.263, 43.71],
    [7.263, 43.708],
    [7.26, 43.708],
    [7.2615, 43.709],
  ];
  const path = outlineOver({ type: "Polygon", coordinates: [corners] }, BOUNDS);
  const spots = path
    .slice(1, -1)
    .split("L")
    .map((spot) => spot.split(" ").map(Number));
  expect(spots.slice(0, 4)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  expect(spots[4]?.[0]).toBeCloseTo(0.5, 4);
  expect(spots[4]?.[1]).toBeCloseTo(0.5, 4);
});

test("un terrain en morceaux garde chacun de ses contours", () => {
  const ring: [number, number][] = [
    [7.26, 43.71],
    [7.261, 43.71],
    [7.261, 43.709],
    [7.26, 43.71],
  ];
  const path = outlineOver({ type: "MultiPolygon", coordinates: [[ring], [ring]] }, BOUNDS);
  expect(path.match(/M/g)).toHaveLength(2);
});
