import { cents, isoDate, terrain } from "@lotir/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { balanceOperation } from "./balance-operation.ts";
import { bilanEnCinqLignes, type CinqLignesDemand, cinqLignesOperation } from "./bilan-en-cinq-lignes.ts";
import { cinqLignesSentence } from "./cinq-lignes-failure.ts";

const demand: CinqLignesDemand = {
  profile: "marchand-de-biens",
  procedure: "DP",
  on: isoDate("2026-11-20"),
  area: terrain(2_000),
  lots: [650, 700, 650].map((area) => ({ area: terrain(area), price: cents(12_000_000) })),
  landPrice: cents(20_000_000),
  departement: "69",
};

const answer = (changed: Partial<CinqLignesDemand> = {}) => {
  const lines = bilanEnCinqLignes({ ...demand, ...changed });
  if (!lines.ok) throw new Error(cinqLignesSentence(lines.failure));
  return lines.value;
};

test("the same figures as the whole balance of the same operation", () => {
  const operation = readOperation({
    version: 1,
    switches: { notaryVat: "usage" },
    financing: { guarantee: "hypotheque-legale" },
    profile: "marchand-de-biens",
    procedure: "DP",
    purchase: { priceEur: 200_000, date: "2026-11-20", areaM2: 2_000, boughtAs: "inconnu", departement: "69" },
    lots: [650, 700, 650].map((areaM2) => ({ areaM2, priceEur: 120_000 })),
    uncertainty: { draws: 0 },
  });
  const bilan = operation.ok ? balanceOperation(operation.value) : operation;
  if (!bilan.ok) throw new Error("unreadable");
  expect(answer()).toEqual({
    turnover: bilan.value.turnover,
    totalCosts: bilan.value.totalCosts,
    parts: { purchase: 20_000_000, works: 2_700_000, feesAndTaxes: 3_233_047 },
    margin: bilan.value.margin,
    marginRange: undefined,
    marginRate: bilan.value.marginRate,
    net: bilan.value.net,
    netRate: bilan.value.netRate,
    residualLandPrice: bilan.value.residual.landPrice,
    months: 13,
    landPriceUsed: 20_000_000,
    landPriceOrigin: "demande",
    vatAssumed: true,
    unpricedHouses: 0,
  });
});

test.each<Partial<CinqLignesDemand>>([
  {},
  { profile: "lotisseur", procedure: "PA" },
  { houses: [{ price: cents(30_000_000) }] },
  { houses: [{ price: undefined }], assumptions: { costLevel: "high", targetMargin: 0.2 } },
  { houses: [{ price: cents(30_000_000) }], assumptions: { inputVat: "large", sellingRate: 0.05, debtRate: 0.06 } },
])("the operation of the five lines, balanced whole, gives them again: %j", (changed) => {
  const operation = cinqLignesOperation({ ...demand, ...changed });
  const bilan = operation.ok ? balanceOperation(operation.value) : operation;
  if (!bilan.ok) throw new Error("not balanced");
  const { turnover, totalCosts, margin, residualLandPrice, months } = answer(changed);
  expect({ turnover, totalCosts, margin, residualLandPrice, months }).toEqual({
    turnover: bilan.value.turnover,
    totalCosts: bilan.value.totalCosts,
    margin: bilan.value.margin,
    residualLandPrice: bilan.value.residual.landPrice,
    months: bilan.value.timeline.totalMonths,
  });
});

test.each<Partial<CinqLignesDemand>>([
  {},
  { profile: "lotisseur", procedure: "PA", landPrice: undefined },
  { profile: "particulier", owned: { since: isoDate("2010-05-01"), purchasePart: cents(5_000_000) } },
  { houses: [{ price: cents(30_000_000) }], boughtAs: "avec-maison" },
])("the turnover less purchase, works, fees and taxes is the margin, to the cent: %j", (changed) => {
  const { turnover, parts, margin } = answer(changed);
  expect(turnover - parts.purchase - parts.works - parts.feesAndTaxes).toBe(margin);
  expect(Math.min(parts.purchase, parts.works, parts.feesAndTaxes)).toBeGreaterThanOrEqual(0);
});

test("the margin between the ends of the prices, the land bought the same", () => {
  const lots = demand.lots.map((lot) => ({ ...lot, low: cents(lot.price * 0.8), high: cents(lot.price * 1.2) }));
  const { margin, marginRange, landPriceUsed } = answer({ lots });
  const [low, high] = [0.8, 1.2].map((factor) =>
    demand.lots.map((lot) => ({ ...lot, price: cents(lot.price * factor) })),
  );
  expect(marginRange).toEqual({ low: answer({ lots: low ?? [] }).margin, high: answer({ lots: high ?? [] }).margin });
  expect(marginRange?.low).toBeLessThan(margin);
  expect(marginRange?.high).toBeGreaterThan(margin);
  expect(landPriceUsed).toBe(20_000_000);
});

test("without a price asked, the lines stand on the residual price and reach the target", () => {
  const lines = answer({ landPrice: undefined });
  expect(lines.landPriceOrigin).toBe("residuel");
  expect(lines.landPriceUsed).toBe(lines.residualLandPrice);
  expect(lines.marginRate).toBeCloseTo(0.12, 5);
});

test("land bought with a house, or nobody knows how, is taxed on the full price; the margin must be told", () => {
  expect(answer({ houses: [{ price: undefined }] })).toMatchObject({ turnover: 30_000_000, vatAssumed: false });
  expect(answer()).toMatchObject({ turnover: 30_000_000, vatAssumed: true });
  const told = answer({ boughtAs: "terrain-a-batir" });
  expect(told.turnover).toBeGreaterThan(30_000_000);
  expect(told.vatAssumed).toBe(false);
  expect(answer({ boughtAs: "terrain-a-batir", seller: "inconnu" })).toMatchObject({
    turnover: 30_000_000,
    vatAssumed: true,
  });
});

test("every house that is resold brings its price, not the first alone", () => {
  const house = (area: number) => ({ price: cents(30_000_000), area: terrain(area) });
  const lots = [{ area: terrain(600), price: cents(12_000_000) }];
  const one = answer({ lots, houses: [house(700)] });
  const two = answer({ lots, houses: [house(700), house(700)] });
  expect(two.turnover - one.turnover).toBe(30_000_000);
});

test.each<[string, Partial<CinqLignesDemand>, RegExp]>([
  ["a house at a negative price", { houses: [{ price: cents(-20_000_000) }] }, /prix d'un lot ou d'une maison/],
  [
    "houses larger than the ground",
    { houses: [{ price: cents(1), area: terrain(9_000_000) }] },
    /dépassent la surface/,
  ],
  ["held until after the known law", { assumptions: { holdingMonths: 120 } }, /sort des dates/],
  ...(["0001-01-01", "2099-01-01"] as const).map((since): [string, Partial<CinqLignesDemand>, RegExp] => [
    `bought in ${since}`,
    { profile: "particulier", owned: { since: isoDate(since), purchasePart: cents(1) } },
    /entre 1900 et la vente/,
  ]),
  [
    "a negative part",
    { profile: "particulier", owned: { since: isoDate("2010-01-01"), purchasePart: cents(-1) } },
    /entre 1900 et la vente/,
  ],
])("%s is refused in French", (_, changed, sentence) => {
  const lines = bilanEnCinqLignes({ ...demand, ...changed });
  expect(lines.ok ? "" : cinqLignesSentence(lines.failure)).toMatch(sentence);
});

test("a private owner: gain tax deducted, no residual price", () => {
  const lines = answer({
    profile: "particulier",
    landPrice: undefined,
    owned: { since: isoDate("2005-05-01"), purchasePart: cents(3_000_000) },
  });
  expect(lines.residualLandPrice).toBeUndefined();
  expect(lines.margin).toBeLessThan(lines.turnover - lines.totalCosts);
});

test("nothing is left when even a free land would not do", () => {
  const lines = answer({ lots: [{ area: terrain(2_000), price: cents(100_000) }], landPrice: undefined });
  expect(lines).toMatchObject({ residualLandPrice: undefined, landPriceOrigin: "aucun" });
});

describe("assumptions of an organisation", () => {
  test.each([
    ["a higher target", { targetMargin: 0.2 }],
    ["dearer servicing", { viabilisationPerLot: cents(3_000_000) }],
    ["dearer sales", { sellingRate: 0.08 }],
    ["more contingency", { contingencyRate: 0.3 }],
    ["a dearer loan", { debtRate: 0.12 }],
    ["a longer holding", { holdingMonths: 36 }],
    ["the bad case of every cost", { costLevel: "high" as const }],
  ])("%s lowers the residual price", (_, assumptions) => {
    expect(answer({ assumptions }).residualLandPrice ?? 0).toBeLessThan(answer().residualLandPrice ?? 0);
  });
});

describe("bad input", () => {
  test.each<[string, Partial<CinqLignesDemand>, string]>([
    ["no lot", { lots: [] }, "Aucun lot à bâtir à vendre : il n'y a pas de bilan à dresser."],
    [
      "houses alone, one without a price",
      { lots: [], houses: [{ price: cents(30_000_000) }, { price: undefined }] },
      "Le plan ne crée aucun lot à bâtir : il sépare 2 maisons. Saisissez leurs prix pour dresser le bilan de la revente.",
    ],
    [
      "a lot without price",
      { lots: [{ area: terrain(500), price: Number.NaN as never }] },
      "Le prix d'un lot ou d'une maison est absent, nul, négatif ou hors de toute vraisemblance.",
    ],
    [
      "a lot without area",
      { lots: [{ area: terrain(0), price: cents(1_000) }] },
      "La surface d'un lot ou du terrain est absente, nulle, négative ou hors de toute vraisemblance.",
    ],
    [
      "a negative land price",
      { landPrice: cents(-5) },
      "Le prix du terrain est nul, négatif ou hors de toute vraisemblance.",
    ],
    [
      "lots larger than the land",
      { area: terrain(500) },
      "Les lots et maisons (2 000 m²) dépassent la surface achetée (500 m²).",
    ],
    [
      "a date without law",
      { on: isoDate("2019-01-01") },
      "La date 2019-01-01 sort des dates dont nous connaissons la loi.",
    ],
    [
      "an owner without a purchase",
      { profile: "particulier" },
      "Pour un propriétaire, il faut la date et la part de son achat.",
    ],
  ])("%s", (_, changed, sentence) => {
    const lines = bilanEnCinqLignes({ ...demand, ...changed });
    const said = lines.ok ? "" : cinqLignesSentence(lines.failure);
    expect(said.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(sentence);
  });
});

test("never NaN", () => {
  const lots = fc.array(
    fc.record({
      area: fc.integer({ min: 1, max: 5_000 }).map(terrain),
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map(cents),
    }),
    { minLength: 1, maxLength: 40 },
  );
  const price = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }).map(cents), { nil: undefined });
  fc.assert(
    fc.property(lots, price, fc.constantFrom("DP" as const, "PA" as const), (each, landPrice, procedure) => {
      for (const value of Object.values(answer({ area: terrain(200_000), lots: each, landPrice, procedure })))
        if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
    }),
    { seed: 5, numRuns: 300 },
  );
});
