import type { DivisionPlan } from "@lotir/contract";
import { expect, test } from "vitest";
import { ASSUMED_HEIGHT_M, volumeShapes } from "./volume-shapes.ts";

const square = (west: number) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 0],
    ] as [number, number][],
  ],
});

const lot = (number: number, envelope: ReturnType<typeof square> | null) => ({
  number,
  geometry: square(number),
  envelope,
});

test("lots lie flat, envelopes rise to what is allowed, buildings to what is assumed", () => {
  const plan = { lots: [lot(1, square(1)), lot(8, null)] } as unknown as DivisionPlan;
  const buildings = [{ geometry: square(3), type: null, area: 90 }];
  const { features } = volumeShapes({ parcelId: "x", plan, buildings }, { allowed: 9, standing: undefined });
  expect(features.map(({ properties }) => [properties.kind, properties.tint, properties.top])).toEqual([
    ["lot", 0, 0.25],
    ["lot", 1, 0.25],
    ["envelope", 0, 9],
    ["assumed", 0, ASSUMED_HEIGHT_M],
  ]);
});

test("a building stands at the height that was measured; one without stays assumed", () => {
  const plan = { lots: [] } as unknown as DivisionPlan;
  const standing = [
    { geometry: square(3), heightM: 8.7 },
    { geometry: square(5), heightM: null },
  ];
  const { features } = volumeShapes({ parcelId: "x", plan, buildings: [] }, { allowed: 9, standing });
  expect(features.map(({ properties }) => [properties.kind, properties.top])).toEqual([
    ["building", 8.7],
    ["assumed", ASSUMED_HEIGHT_M],
  ]);
});
