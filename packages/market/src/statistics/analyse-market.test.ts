import { euros, isoDate, metres, plancher, terrain } from "@lotir/units";
import { expect, test } from "vitest";
import { houseSale, plotSale } from "../dvf/sale.fixture.ts";
import { inventMarket } from "../estimate/invented-market.fixture.ts";
import { trainEstimator } from "../estimate/train-estimator.ts";
import { distanceBetween } from "../nearby/local-metres.ts";
import { analyseMarket } from "./analyse-market.ts";
import { priceStatistics } from "./price-statistics.ts";
import { priceSurface } from "./price-surface.ts";

const until = isoDate("2025-06-30");
const sold = (price: number, date: string) => plotSale({ price: euros(price), date: isoDate(date) });

test("count, average, median and quartiles are of prices per m² of ground", () => {
  const sales = [100, 110, 120, 130, 190].map((price) => sold(price * 500, "2025-01-15"));
  expect(priceStatistics(sales, { kind: "building-land", until })).toEqual({
    of: "terrain",
    count: 5,
    average: 130,
    median: 120,
    firstQuartile: 107.5,
    thirdQuartile: 145,
    evolution: null,
  });
});

test("houses are counted by m² of floor, new ones and unknown floors left out", () => {
  const sales = [
    houseSale(),
    houseSale({ newBuild: true }),
    houseSale({ floor: null }),
    houseSale({ floor: plancher(150) }),
  ];
  expect(priceStatistics(sales, { kind: "house", until })).toMatchObject({ of: "plancher", count: 2, average: 2500 });
});

test("the evolution compares the medians of two years, three sales in each", () => {
  const before = [90, 100, 110].map((price) => sold(price * 500, "2023-10-01"));
  const last = [100, 105, 120].map((price) => sold(price * 500, "2024-10-01"));
  expect(priceStatistics([...before, ...last], { kind: "building-land", until }).evolution).toBeCloseTo(0.05, 9);
  expect(priceStatistics([...before.slice(1), ...last], { kind: "building-land", until }).evolution).toBeNull();
});

test("a period of 12 months leaves the older sales out, and looks back two years for the evolution", () => {
  const sales = ["2022-01-01", "2024-09-01", "2025-03-01"].map((date) => sold(50_000, date));
  expect(priceStatistics(sales, { kind: "building-land", until, months: 12 }).count).toBe(2);
});

test("no sale is a count of zero and no figure", () => {
  expect(priceStatistics([], { kind: "house", until })).toMatchObject({ count: 0, average: null, median: null });
});

test("zones, lot sizes and years each count every sale they know", () => {
  const sales = [
    plotSale({ land: terrain(299) }),
    plotSale({ land: terrain(300) }),
    plotSale({ land: terrain(5000) }),
    houseSale({ codeInsee: "33000" }),
  ];
  const analysis = analyseMarket(sales, { until, zoneOf: (sale) => (sale.kind === "house" ? null : "UB") });
  expect(analysis.byZone.map(({ zone, byKind }) => [zone, byKind["building-land"].count])).toEqual([["UB", 3]]);
  expect(analysis.byLotSize.map(({ statistics }) => statistics.count)).toEqual([1, 1, 0, 0, 1]);
  expect(analysis.byYear.map(({ year, byKind }) => [year, byKind.house.count])).toEqual([[2024, 1]]);
});

test("the price surface covers its box and finds the dear side", () => {
  const estimator = trainEstimator(inventMarket({ count: 200, noise: 0.05, seed: 4 }).sales);
  const cells = priceSurface(estimator, {
    of: "building-land",
    codeInsee: "33234",
    on: until,
    from: [-0.515, 44.785],
    to: [-0.475, 44.785],
    step: metres(400),
  });
  expect(cells).toHaveLength(8);
  const prices = cells.map((cell) => Number(cell.perSquareMetre?.value));
  expect(prices.at(-1)).toBeGreaterThan(prices[0] ?? 0);
});

test("centres make a honeycomb: six neighbours, each a step away", () => {
  const cells = priceSurface(trainEstimator([]), {
    of: "house",
    codeInsee: "33234",
    on: until,
    from: [-0.515, 44.785],
    to: [-0.5, 44.795],
    step: metres(200),
  });
  const middle = cells[Math.floor(cells.length / 2)]?.at ?? [0, 0];
  const away = cells.map(({ at }) => distanceBetween(middle, at)).filter((metresAway) => metresAway > 0);
  expect(away.filter((metresAway) => Math.abs(metresAway - 200) < 2)).toHaveLength(6);
  expect(Math.min(...away)).toBeGreaterThan(198);
});

test("a grid too fine is refused", () => {
  const box = { from: [2, 48] as const, to: [3, 49] as const, step: metres(10) };
  const estimator = trainEstimator([]);
  expect(() => priceSurface(estimator, { of: "house", codeInsee: "75056", on: until, ...box })).toThrow(RangeError);
});
