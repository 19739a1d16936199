import { indexOf, type MultiPolygon, type Point } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtAreas } from "./built-areas.ts";

const rectangle = (width: number, height: number, [x, y]: Point): MultiPolygon => [
  {
    outer: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    holes: [],
  },
];

const PARCELS = indexOf([
  { id: "ouest", shape: rectangle(20, 20, [0, 0]) },
  { id: "est", shape: rectangle(20, 20, [20, 0]) },
  { id: "nue", shape: rectangle(20, 20, [100, 0]) },
]);

test("a building counts on the parcel that carries it; a bare parcel has no entry", () => {
  const built = builtAreas(PARCELS, [rectangle(8, 5, [2, 2]), rectangle(4, 5, [2, 12])]);
  expect(built.get("ouest")).toBeCloseTo(60, 3);
  expect([...built.keys()]).toEqual(["ouest"]);
});

test("a building across two parcels counts on each for its part", () => {
  const built = builtAreas(PARCELS, [rectangle(10, 10, [14, 5])]);
  expect(built.get("ouest")).toBeCloseTo(60, 3);
  expect(built.get("est")).toBeCloseTo(40, 3);
});

test("a wall drawn two centimetres over the neighbour's is drawing noise", () => {
  const built = builtAreas(PARCELS, [rectangle(10.02, 10, [10, 5])]);
  expect(built.get("ouest")).toBeCloseTo(100, 3);
  expect(built.has("est")).toBe(false);
});

test("a building in the hole of a parcel is not on it", () => {
  const [outer] = rectangle(60, 60, [0, 0]);
  const [hole] = rectangle(30, 30, [15, 15]);
  const holed = indexOf([
    { id: "ceinture", shape: [{ outer: outer?.outer ?? [], holes: [(hole?.outer ?? []).toReversed()] }] },
    { id: "coeur", shape: rectangle(30, 30, [15, 15]) },
  ]);
  const built = builtAreas(holed, [rectangle(10, 10, [25, 25]), rectangle(6, 6, [3, 3])]);
  expect(built.get("coeur")).toBeCloseTo(100, 3);
  expect(built.get("ceinture")).toBeCloseTo(36, 3);
});

test("every square metre of a building is on some parcel, wherever it stands among them", () => {
  const place = fc.record({
    x: fc.double({ min: 0, max: 30, noNaN: true }),
    y: fc.double({ min: 0, max: 12, noNaN: true }),
    width: fc.double({ min: 2, max: 10, noNaN: true }),
  });
  fc.assert(
    fc.property(place, ({ x, y, width }) => {
      const built = builtAreas(PARCELS, [rectangle(width, 8, [x, y])]);
      const covered = [...built.values()].reduce((sum, area) => sum + area, 0);
      expect(Math.abs(covered - width * 8)).toBeLessThan(0.51);
    }),
    { seed: 33_234 },
  );
});

test("a building on no parcel counts nowhere", () => {
  expect(builtAreas(PARCELS, [rectangle(10, 10, [60, 60])]).size).toBe(0);
});
