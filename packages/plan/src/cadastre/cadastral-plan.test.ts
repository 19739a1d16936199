import { expect, test } from "vitest";
import { objectArea } from "../document/measure.ts";
import { buildingTypeOf } from "./building-type.ts";
import { cadastralPlan } from "./cadastral-plan.ts";
import { edgeRuns, labelledRuns } from "./edge-runs.ts";

test("collinear edges are one run; the four longest are labelled, none under 5 m", () => {
  const wall = [
    [0, 0],
    [4, 0],
    [9, 0],
    [9, 4],
    [14, 4],
    [14, 11],
    [0, 11],
  ] as const;
  expect(edgeRuns(wall).map(({ length }) => length)).toEqual([9, 4, 5, 7, 14, 11]);
  expect(labelledRuns(wall).map(({ length }) => length)).toEqual([14, 11, 9, 7]);
  const shed = [
    [0, 0],
    [4.99, 0],
    [4.99, 5],
    [0, 5],
  ] as const;
  expect(labelledRuns(shed).map(({ length }) => length)).toEqual([5, 5]);
});

test("a run that starts in the middle of a straight wall is whole", () => {
  const wall = [
    [5, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ] as const;
  expect(edgeRuns(wall).map(({ length }) => length)).toEqual([10, 10, 10, 10]);
});

test("a building is named by what it is made of and what it covers; none is ever a pool", () => {
  expect(buildingTypeOf("dur", 40)).toBe("house");
  expect(buildingTypeOf("dur", 39.9)).toBe("garage");
  expect(buildingTypeOf("dur", 12)).toBe("garage");
  expect(buildingTypeOf("dur", 11.9)).toBe("shed");
  expect(buildingTypeOf("leger", 60)).toBe("shed");
  expect(buildingTypeOf("leger", 61)).toBe("other");
  expect(buildingTypeOf(undefined, 120)).toBe("other");
});

const square = (lon: number, lat: number, size: number) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [lon, lat],
      [lon + size, lat],
      [lon + size, lat + size],
      [lon, lat + size],
      [lon, lat],
    ] as [number, number][],
  ],
});

test("a plan holds the ground in metres, what stands on it, and what is around, all locked", () => {
  const parcel = { id: "06999000AC0069", name: "AC 69", areaM2: 992, geometry: square(7.2, 43.7, 0.0004) };
  const plan = cadastralPlan({
    parcels: [parcel],
    buildings: [{ solidity: "dur", areaM2: 80, geometry: square(7.2001, 43.7001, 0.0001) }],
    nearParcels: [{ ...parcel, id: "06999000AC0070", name: "AC 70", geometry: square(7.2004, 43.7, 0.0004) }],
    nearBuildings: [],
  });
  expect(plan?.objects.map(({ id, layer }) => [id, layer])).toEqual([
    ["parcel-06999000AC0070", "surroundings"],
    ["parcel-06999000AC0069", "parcels"],
    ["building-1", "buildings"],
  ]);
  expect(plan?.objects.every(({ locked }) => locked)).toBe(true);
  const own = plan?.objects[1];
  // 0.0004° by 0.0004° at 43.7° north: about 32.2 m by 44.4 m.
  expect(own && objectArea(own)).toBeCloseTo(1_432, -1);
  expect(plan?.objects[2]?.facts).toEqual({ building: "house", areaM2: 80 });
  expect(cadastralPlan({ parcels: [], buildings: [], nearParcels: [], nearBuildings: [] })).toBeUndefined();
});
