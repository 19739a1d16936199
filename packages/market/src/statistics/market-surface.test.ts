import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import { inventMarket } from "../estimate/invented-market.fixture.ts";
import { trainEstimator } from "../estimate/train-estimator.ts";
import { distanceBetween } from "../nearby/local-metres.ts";
import { marketSurface } from "./market-surface.ts";

const { sales } = inventMarket({ count: 200, noise: 0.05, seed: 4 });
const asked = { of: "building-land", codeInsee: "33234", on: isoDate("2024-12-31") } as const;

test("the surface stands where sales are, in cells that agree with the estimator", () => {
  const estimator = trainEstimator(sales);
  const found = marketSurface(sales, estimator, asked);
  if (found === undefined) throw new Error("a surface is expected");
  expect(found.cells.length).toBeGreaterThan(300);
  for (const { at, perSquareMetre } of found.cells) {
    expect(sales.some((sale) => sale.at !== null && distanceBetween(at, sale.at) <= 250)).toBe(true);
    expect(perSquareMetre === null || (perSquareMetre.of === "terrain" && perSquareMetre.value > 0)).toBe(true);
  }
  expect(found.cells.filter(({ perSquareMetre }) => perSquareMetre !== null).length).toBeGreaterThan(300);
});

test("one sale placed far away does not stretch the grid", () => {
  const estimator = trainEstimator(sales);
  const stray = { ...sales[0]!, id: "stray", at: [2.35, 48.86] as const };
  expect(marketSurface([...sales, stray], estimator, asked)?.step).toBeLessThan(150);
});

test("sales without a place have no surface, too few sales an unknown one", () => {
  const lost = sales.map((sale) => ({ ...sale, at: null }));
  expect(marketSurface(lost, trainEstimator(lost), asked)).toBeUndefined();
  const few = sales.slice(0, 3);
  const cells = marketSurface(few, trainEstimator(few), asked)?.cells ?? [];
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.every(({ perSquareMetre }) => perSquareMetre === null)).toBe(true);
});
