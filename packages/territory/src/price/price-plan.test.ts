import { failure, success } from "@lotir/foncier";
import type { Estimator, Goods } from "@lotir/market";
import { euros, eurosPer, isoDate, ratio } from "@lotir/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { StandingFloor } from "./price-parcelle.ts";
import { balancePublicly, type PlanToBalance, type PlanToPrice, priceLots, searchedMoneyOf } from "./price-plan.ts";

const on = isoDate("2026-04-08");
const place = { codeInsee: "33234", at: [-0.49, 44.79] as const, on };
const floor: StandingFloor = {
  areaM2: 120,
  from: "emprise",
  empriseM2: 100,
  spread: 0.2,
  soldOn: null,
  rooms: null,
  houses: 40,
};

/** Lots at 300 €/m², houses at 3 000 €/m² of floor, and what was asked. */
const market = () => {
  const asked: { goods: Goods; floorSpread: number | undefined }[] = [];
  const estimator: Estimator = {
    estimate: (goods, unsure) => {
      asked.push({ goods, floorSpread: unsure?.floorSpread });
      const house = goods.kind === "house";
      const value = house ? 3_000 * (goods.floor ?? 0) : 300 * (goods.land ?? 0);
      if (value > 1_000_000) return failure({ kind: "too-doubtful", confidence: ratio(0.1), needed: ratio(0.25) });
      return success({
        method: "lotir",
        kind: house ? "house" : "building-land",
        value: euros(value),
        low: euros(value * 0.8),
        high: euros(value * 1.25),
        perSquareMetre: house
          ? { of: "plancher", value: eurosPer("plancher", 3_000) }
          : { of: "terrain", value: eurosPer("terrain", 300) },
        level: "street",
        confidence: ratio(0.6),
        learntFrom: 50,
      });
    },
    comparables: () => [],
  };
  return { asked, estimator };
};

const plan = (change: Partial<PlanToPrice> = {}): PlanToPrice => ({
  place,
  lots: [
    { areaM2: 500.4, keepsHouse: false },
    { areaM2: 700, keepsHouse: true },
  ],
  floor,
  ...change,
});

test("a new lot is priced as bare building land, the kept house by its floor and the doubt on it", () => {
  const { asked, estimator } = market();
  const priced = priceLots({ estimator }, plan());
  expect(priced).toMatchObject({
    ok: true,
    value: [
      { areaM2: 500.4, keepsHouse: false, priceEur: 150_000, lowEur: 120_000, highEur: 188_000 },
      { areaM2: 700, keepsHouse: true, priceEur: 360_000, level: "street", confidence: 0.6 },
    ],
  });
  expect(asked[0]).toMatchObject({ goods: { kind: "building-land", land: 500.4, floor: null, date: on } });
  expect(asked[1]).toMatchObject({ goods: { kind: "house", land: 700, floor: 120 }, floorSpread: 0.2 });
});

test.each([
  [
    "a lot that the market cannot price",
    plan({ lots: [{ areaM2: 90_000, keepsHouse: false }] }),
    "Lots non estimés : trop de doute (confiance 10 %, il en faut 25).",
  ],
])("%s gives its sentence and no price", (_, asked, sentence) => {
  expect(priceLots(market(), asked)).toEqual({ ok: false, failure: sentence });
});

const lot = (priceEur: number, keepsHouse = false) => ({
  areaM2: 600,
  keepsHouse,
  priceEur,
  lowEur: Math.round(priceEur * 0.8),
  highEur: Math.round(priceEur * 1.2),
  confidence: 0.6,
  level: "street" as const,
});

const bilan = (change: Partial<PlanToBalance> = {}): PlanToBalance => ({
  codeInsee: "33234",
  areaM2: 1_800,
  lots: [lot(180_000), lot(180_000), lot(180_000)],
  procedure: "DP",
  lane: null,
  clearM2: 0,
  purchaseEur: 250_000,
  isBuilt: false,
  on: isoDate("2026-02-01"),
  ...change,
});

const moneyOf = (change: Partial<PlanToBalance> = {}) => {
  const balanced = balancePublicly(bilan(change));
  if (!balanced.ok) throw new Error(balanced.failure);
  return balanced.value;
};

test("the five lines hold together: the margin is what the costs leave of the turnover", () => {
  const { fiveLines, purchaseEur } = moneyOf();
  expect(fiveLines.marginEur).toBeCloseTo(fiveLines.turnoverEur - fiveLines.totalCostsEur, 2);
  expect(fiveLines.marginRate).toBeCloseTo(fiveLines.marginEur / fiveLines.turnoverEur, 6);
  expect(fiveLines).toMatchObject({ landPriceEur: purchaseEur, landPriceOrigin: "demande" });
});

test("annexes that the lots are rid of cost their usual price, and lower the price to pay", () => {
  const [kept, cleared] = [moneyOf(), moneyOf({ clearM2: 40 })];
  expect(cleared.clearM2).toBe(40);
  expect(cleared.fiveLines.totalCostsEur).toBeGreaterThan(kept.fiveLines.totalCostsEur + 3_000);
  expect(cleared.fiveLines.residualLandPriceEur).toBeLessThan(kept.fiveLines.residualLandPriceEur ?? 0);
});

test("bare ground pays the VAT of its full price, as built ground does: the deed is not known", () => {
  const bare = moneyOf().fiveLines;
  expect(bare.turnoverEur).toBeCloseTo(540_000 / 1.2, 2);
  expect(moneyOf({ isBuilt: true }).fiveLines.turnoverEur).toBe(bare.turnoverEur);
});

test("a lane that lots share is priced by its metres, not by the usual works of a lot", () => {
  const usual = moneyOf({ procedure: "PA" });
  const drawn = moneyOf({ procedure: "PA", lane: { lengthM: 120, areaM2: 600 } });
  expect(drawn.lane).toEqual({ lengthM: 120, areaM2: 600 });
  expect(drawn.fiveLines.totalCostsEur).toBeGreaterThan(usual.fiveLines.totalCostsEur);
});

test("bought at the residual price, the plan leaves exactly the target margin", () => {
  const { fiveLines } = moneyOf({ purchaseEur: null });
  expect(fiveLines.landPriceOrigin).toBe("residuel");
  expect(fiveLines.landPriceEur).toBe(fiveLines.residualLandPriceEur);
  expect(fiveLines.marginRate).toBeCloseTo(0.12, 4);
});

test("the kept house is sold without VAT, and no lot is lost", () => {
  const { fiveLines, lots } = moneyOf({ lots: [lot(180_000), lot(400_000, true)], isBuilt: true });
  expect(lots).toHaveLength(2);
  expect(fiveLines.turnoverEur).toBeCloseTo(180_000 / 1.2 + 400_000, 2);
});

test("dearer lots never make a smaller margin, a dearer purchase never a larger one", () => {
  const price = fc.integer({ min: 20_000, max: 900_000 });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 200_000 }), (each, purchaseEur, more) => {
      const margin = (change: Partial<PlanToBalance>) => moneyOf(change).fiveLines.marginEur;
      const lots = [lot(each), lot(each)];
      const own = margin({ lots, purchaseEur });
      expect(margin({ lots: [lot(each + more), lot(each)], purchaseEur })).toBeGreaterThanOrEqual(own);
      expect(margin({ lots, purchaseEur: purchaseEur + more })).toBeLessThanOrEqual(own);
    }),
    { seed: 33_234, numRuns: 60 },
  );
});

const kept = { ...lot(0, true), priceEur: null, lowEur: null, highEur: null, confidence: null, level: null };

test.each([
  ["one of unknown floor", plan({ floor: null }), 1],
  [
    "two, whose floor is only known together",
    plan({ lots: [false, true, true].map((keepsHouse) => ({ areaM2: 400, keepsHouse })) }),
    2,
  ],
])("kept houses that nothing estimates (%s) have no price, and the lots have theirs", (_, asked, houses) => {
  const priced = priceLots(market(), asked);
  const lots = priced.ok ? priced.value : [];
  expect(lots.filter(({ priceEur }) => priceEur === null)).toHaveLength(houses);
  expect(lots.every(({ keepsHouse, priceEur }) => keepsHouse || (priceEur ?? 0) > 0)).toBe(true);
});

test("houses of unknown value count for nothing, and no search takes that for a margin", () => {
  const { fiveLines } = moneyOf({ lots: [lot(180_000), kept, kept], isBuilt: true });
  expect(fiveLines).toMatchObject({ unpricedHouses: 2, turnoverEur: 150_000 });
  expect(fiveLines.marginRate).toBeLessThan(0);
  expect(searchedMoneyOf(fiveLines)).toEqual({ margin: null, marginRate: null, residualPriceEur: null });
  const known = moneyOf({ lots: [lot(180_000), lot(200_000, true), lot(220_000, true)], isBuilt: true }).fiveLines;
  expect(known.unpricedHouses).toBe(0);
  expect(known.marginEur).toBeGreaterThan(fiveLines.marginEur);
  expect(known.residualLandPriceEur).toBeGreaterThan(fiveLines.residualLandPriceEur ?? 0);
});

test("a plan of houses alone has no balance until each has its price, and says so", () => {
  expect(balancePublicly(bilan({ lots: [kept, kept] }))).toEqual({
    ok: false,
    failure:
      "Bilan non dressé : Le plan ne crée aucun lot à bâtir : il sépare 2 maisons. Saisissez leurs prix pour dresser le bilan de la revente.",
  });
  const { fiveLines } = moneyOf({ lots: [lot(300_000, true), lot(250_000, true)], isBuilt: true });
  expect(fiveLines).toMatchObject({ turnoverEur: 550_000, unpricedHouses: 0, vatAssumed: false });
});
