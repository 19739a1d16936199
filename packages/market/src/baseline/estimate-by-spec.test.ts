import { euros, isoDate, terrain } from "@lotir/units";
import { expect, test } from "vitest";
import { plotSale } from "../dvf/sale.fixture.ts";
import { communeMedianEstimator } from "./commune-median.ts";
import { specEstimator } from "./estimate-by-spec.ts";

const north = (metres: number) => [-0.49, 44.79 + metres / 111_194.9] as const;
const on = isoDate("2025-01-01");
const sold = (price: number, metres: number, date = "2025-01-01") =>
  plotSale({ price: euros(price), at: north(metres), date: isoDate(date) });
const asked = { ...plotSale({ date: on, land: terrain(1000), at: north(0) }) };

const estimateOf = (sales: Parameters<typeof specEstimator>[0]) => {
  const result = specEstimator(sales).estimate(asked);
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
};

test("three sales within 200 m: the mean weighted by exp(−3 km) and exp(−2 years)", () => {
  const sales = [sold(100_000, 0), sold(110_000, 100), sold(120_000, 150, "2024-01-01")];
  const weights = [1, Math.exp(-0.3), Math.exp(-0.45 - (2 * 366) / 365.25)];
  const mean = (200 * weights[0]! + 220 * weights[1]! + 240 * weights[2]!) / weights.reduce((a, b) => a + b);
  const estimate = estimateOf(sales);
  expect(estimate.value).toBeCloseTo(mean * 1000, 3);
  expect(estimate.level).toBe("street");
});

test("prices that agree are trusted; under five sales the confidence is cut by 30 %", () => {
  const four = [0, 50, 100, 150].map((metres) => sold(100_000, metres));
  expect(estimateOf(four).confidence).toBeCloseTo(0.7, 9);
  expect(estimateOf([...four, sold(100_000, 180)]).confidence).toBeCloseTo(1, 9);
});

test("under 50 % of confidence the commune answers", () => {
  const apart = [sold(20_000, 0), sold(100_000, 10), sold(250_000, 20)];
  expect(estimateOf([...apart, sold(100_000, 900)]).level).toBe("commune");
});

test("a sale at 201 m is out of the radius, and two are not enough", () => {
  expect(estimateOf([sold(100_000, 0), sold(100_000, 100), sold(100_000, 201)]).level).toBe("commune");
  expect(specEstimator([sold(1e5, 0), sold(1e5, 1)]).estimate(asked)).toMatchObject({
    ok: false,
    failure: { kind: "too-few-sales", found: 2, needed: 3 },
  });
});

test("prices agreeing beyond 80 % gain nothing: the mean stays the mean", () => {
  const estimate = estimateOf([0, 40, 80, 120, 160].map((metres) => sold(100_000, metres)));
  expect(estimate.confidence).toBeGreaterThan(0.8);
  expect(estimate.value).toBeCloseTo(200_000, 3);
});

test("its comparables carry weights that sum to one", () => {
  const comparables = specEstimator([0, 50, 100, 150].map((m) => sold(1e5, m))).comparables(asked);
  expect(comparables.reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(1, 9);
});

test("the commune's median answers by commune, else by all the sales", () => {
  const here = [90_000, 100_000, 400_000].map((price) => sold(price, 0));
  const elsewhere = plotSale({ codeInsee: "33063", price: euros(1e6) });
  const estimator = communeMedianEstimator([...here, elsewhere]);
  expect(estimator.estimate(asked)).toMatchObject({ ok: true, value: { value: 200_000, level: "commune" } });
  expect(estimator.estimate({ ...asked, codeInsee: "33999" })).toMatchObject({ ok: true, value: { level: "region" } });
});
