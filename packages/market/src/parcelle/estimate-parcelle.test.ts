import { parcelleId } from "@lotir/foncier";
import { emprise, isoDate, plancher, terrain } from "@lotir/units";
import { expect, test } from "vitest";
import { houseSale } from "../dvf/sale.fixture.ts";
import { inventMarket } from "../estimate/invented-market.fixture.ts";
import { trainEstimator } from "../estimate/train-estimator.ts";
import { estimateParcelle, type StandingParcelle } from "./estimate-parcelle.ts";
import { floorFromEmprise } from "./floor-from-emprise.ts";

const estimator = trainEstimator(inventMarket({ count: 200, noise: 0.1, seed: 6 }).sales);
const query = { on: isoDate("2024-12-31"), guessFloor: floorFromEmprise([]) };
const parcelle: StandingParcelle = {
  id: parcelleId("33234000AB0001"),
  at: [-0.495, 44.79],
  land: terrain(900),
  emprise: emprise(120),
  constructible: true,
  sales: [],
};
const priced = (changes: Partial<StandingParcelle>) => {
  const result = estimateParcelle(estimator, { ...parcelle, ...changes }, query);
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
};

test("bare constructible ground is a building lot", () => {
  expect(priced({ emprise: emprise(12) })).toMatchObject({
    floor: { from: "bare" },
    estimate: { kind: "building-land" },
  });
});

test("bare ground out of the zones to build is never priced as a lot", () => {
  const result = estimateParcelle(estimator, { ...parcelle, emprise: emprise(0), constructible: null }, query);
  expect(result).toMatchObject({ ok: false, failure: { kind: "too-few-sales" } });
});

test("a house that was sold keeps the floor of its deed", () => {
  const sale = houseSale({ floor: plancher(143), date: isoDate("2022-02-02") });
  expect(priced({ sales: [sale] }).floor).toEqual({ from: "deed", date: "2022-02-02", floor: 143 });
});

test("a house never sold has a guessed floor and a wider interval", () => {
  const guessed = priced({});
  const known = priced({
    sales: [
      houseSale({ floor: plancher(Number(guessed.floor.from === "emprise" && guessed.floor.floor)), rooms: null }),
    ],
  });
  expect(guessed.floor.from).toBe("emprise");
  expect(guessed.estimate.value).toBeCloseTo(known.estimate.value, 0);
  expect(guessed.estimate.high / guessed.estimate.low).toBeGreaterThan(known.estimate.high / known.estimate.low);
});

test("without any known house the ordinary ratio serves; known houses correct it little by little", () => {
  expect(floorFromEmprise([])(emprise(110))).toEqual({ floor: 100, spread: 0.35 });
  const twice = Array.from({ length: 45 }, () => ({ emprise: emprise(110), floor: plancher(200) }));
  const learnt = floorFromEmprise(twice)(emprise(110));
  expect(learnt.floor).toBeCloseTo(100 * 2 ** 0.9, 6);
  expect(learnt.spread).toBeLessThan(0.35);
});
