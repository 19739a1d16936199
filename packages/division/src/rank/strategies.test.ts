import { expect, test } from "vitest";
import { estimatedLots, isOfStrategy, strategyWish } from "./strategies.ts";

test("the estimates of the four cards are the specification's formulas", () => {
  expect(estimatedLots("max_lots", 2_986)).toBe(6);
  expect(estimatedLots("balanced", 2_986)).toBe(4);
  expect(estimatedLots("premium", 2_986)).toBe(2);
  expect(estimatedLots("custom", 2_986)).toBeUndefined();
});

test("without a number of lots, a strategy tries those that may have its size, ten at most", () => {
  const wish = (strategy: "max_lots" | "balanced" | "premium" | "custom", groundM2: number) =>
    strategyWish({ strategy, minLotSize: 450 }, groundM2);
  expect(wish("max_lots", 9_843)).toMatchObject({ counts: [2, 3, 4, 5, 6, 7, 8, 9, 10], lotArea: 450 });
  expect(wish("balanced", 2_986)).toMatchObject({ counts: [2, 3, 4], lotArea: 600, houseLotArea: 450 });
  expect(wish("premium", 2_986)).toMatchObject({ counts: [2], lotArea: 1_000 });
  expect(wish("premium", 1_299)).toMatchObject({ counts: [2], lotArea: 1_000 });
  expect(wish("custom", 2_986)).toMatchObject({ counts: [3], lotArea: 450 });
});

test("who says how many lots he wants gets them, down to the least he accepts", () => {
  expect(strategyWish({ strategy: "balanced", targetLots: 7, minLotSize: 300 }, 2_986)).toEqual({
    counts: [7],
    lotArea: 300,
    houseLotArea: 300,
  });
  expect(strategyWish({ strategy: "custom", minLotSize: 450, areas: [500, 400] }, 2_986)).toMatchObject({
    counts: [2],
    areas: [500, 400],
    lotArea: 400,
  });
});

test.each([
  ["balanced", [599.8], false],
  ["balanced", [600], true],
  ["balanced", [800], true],
  ["balanced", [700, 800.2], false],
  ["premium", [999], false],
  ["premium", [1_000, 1_400], true],
] as const)("%s lots of %j m²: %s", (strategy, areas, expected) => {
  expect(
    isOfStrategy(
      strategy,
      areas.map((areaM2) => ({ areaM2, keepsHouse: false })),
    ),
  ).toBe(expected);
});

test("a kept house takes the ground it needs, and makes no lot of a size by itself", () => {
  const house = { areaM2: 1_400, keepsHouse: true };
  expect(isOfStrategy("balanced", [house, { areaM2: 700, keepsHouse: false }])).toBe(true);
  expect(isOfStrategy("balanced", [house])).toBe(false);
});
