import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import { communeMedianEstimator } from "../baseline/commune-median.ts";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { Estimator } from "../estimate/estimate.ts";
import { inventMarket } from "../estimate/invented-market.fixture.ts";
import { trainEstimator } from "../estimate/train-estimator.ts";
import { backTest } from "./back-test.ts";
import { scoreAnswers } from "./score-answers.ts";
import { splitByDate, splitInFolds } from "./split-sales.ts";

const { sales } = inventMarket({ count: 160, noise: 0.1, seed: 5 });

test("each sale is hidden exactly once, and never learnt from when hidden", () => {
  const splits = splitInFolds(sales, { folds: 5, round: 0 });
  expect(splits.flatMap((split) => split.hidden.map((sale) => sale.id)).sort()).toEqual(
    sales.map((sale) => sale.id).sort(),
  );
  for (const { training, hidden } of splits) {
    const known = new Set(training.map((sale) => sale.id));
    expect(hidden.some((sale) => known.has(sale.id))).toBe(false);
  }
});

test("another round draws other folds; the same round draws the same", () => {
  const draw = (round: number) => splitInFolds(sales, { folds: 5, round })[0]?.hidden.map((sale) => sale.id);
  expect(draw(0)).toEqual(draw(0));
  expect(draw(0)).not.toEqual(draw(1));
});

test("what is hidden never shows its price to the estimator", () => {
  const seen: Goods[] = [];
  const spy = (training: readonly Sale[]): Estimator => {
    const estimator = communeMedianEstimator(training);
    return {
      ...estimator,
      estimate: (goods) => {
        seen.push(goods);
        return estimator.estimate(goods);
      },
    };
  };
  backTest([splitByDate(sales, isoDate("2024-01-01"))], { spy });
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.some((goods) => "price" in goods)).toBe(false);
});

test("the estimator beats the commune's median on a market with places", () => {
  const lines = backTest(splitInFolds(sales, { folds: 4, round: 0 }), {
    lotir: trainEstimator,
    median: communeMedianEstimator,
  });
  const errorOf = (method: string) => lines.find((line) => line.method === method)?.onCommon.medianError?.value ?? 1;
  expect(errorOf("lotir")).toBeLessThan(errorOf("median"));
});

test("a score counts what was asked, answered and covered", () => {
  const score = scoreAnswers([
    { id: "a", kind: "house", price: 100, answer: { value: 110, low: 90, high: 120 } },
    { id: "b", kind: "house", price: 100, answer: { value: 80, low: 60, high: 90 } },
    { id: "c", kind: "house", price: 100, answer: null },
  ]);
  expect(score).toMatchObject({ asked: 3, answered: 2, coverage: 0.5, within20: 1 });
  expect(score.medianError?.value).toBeCloseTo(0.15, 9);
  expect(score.medianError?.low).toBeLessThanOrEqual(0.15);
});

test("nothing answered is null, not zero", () => {
  expect(scoreAnswers([])).toMatchObject({ asked: 0, answered: 0, medianError: null, coverage: null });
});
