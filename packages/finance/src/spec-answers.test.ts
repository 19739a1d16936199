import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import {
  analyzeDivisionProfitability,
  type PricedLot,
  type ProfitabilityDemand,
  profitabilitySentence,
} from "./analyze-division-profitability.ts";
import { analyzeProperty, propertySentence } from "./analyze-property.ts";
import { type EvaluationDemand, evaluateDetailed, evaluationSentence } from "./evaluate-detailed.ts";

const on = isoDate("2026-11-20");

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe("cost breakdown and financial analysis of a property", () => {
  const demand = {
    price: 200_000,
    costs: { notaryFees: 15_000, utilities: 10_000 },
    lots: [
      {
        estimatedSalePrice: 150_000,
        workEstimates: [
          { type: "voirie", amount: 5_000 },
          { type: "demolition", amount: 8_000 },
          { type: "cloture", amount: 2_000 },
        ],
      },
      { estimatedSalePrice: 140_000 },
    ],
    on,
    departement: "69",
    resale: "engagement",
  } as const;

  test("the figures entered, works put in their column", () => {
    const analysis = analyzeProperty(demand);
    if (!analysis.ok) throw new Error();
    expect(analysis.value.costBreakdown).toMatchObject({
      acquisitionPrice: 200_000,
      notaryFees: 15_000,
      utilities: 15_000,
      demolition: 8_000,
      otherCosts: 2_000,
      contingency: 0,
    });
    expect(analysis.value).toMatchObject({
      totalInvestment: 240_000,
      expectedRevenue: 290_000,
      estimatedProfit: 50_000,
      roi: 20.83,
      profitMargin: 17.24,
      breakEvenPoint: 240_000,
      used: "saisie",
    });
    expect(analysis.value.paybackPeriod).toBe(12);
  });

  test("what law and market would put in the empty lines stands beside", () => {
    const analysis = analyzeProperty({ ...demand, costs: {} });
    if (!analysis.ok) throw new Error();
    const notary = analysis.value.suggested.find((each) => each.item === "notaryFees");
    expect(notary?.amount).toBe(5_224.26);
    expect(notary?.because).toContain("15000");
    expect(analysis.value.withSuggested.totalInvestment).toBeGreaterThan(analysis.value.totalInvestment);
  });

  test("no payback when sales do not cover the investment", () => {
    const analysis = analyzeProperty({ ...demand, price: 900_000 });
    expect(analysis.ok && analysis.value.paybackPeriod).toBeNull();
  });

  test.each([
    [{ lots: [] }, "Ajoutez des lots pour pouvoir calculer l'analyse financière."],
    [{ price: Number.NaN }, "Montant absent, négatif ou hors de toute vraisemblance : prix du bien."],
    [{ costs: { demolition: -3 } }, "Montant absent, négatif ou hors de toute vraisemblance : demolition."],
    [
      { lots: [{ estimatedSalePrice: Number.POSITIVE_INFINITY }] },
      "Montant absent, négatif ou hors de toute vraisemblance : lot 1.",
    ],
  ])("refuses %o", (changed, sentence) => {
    const analysis = analyzeProperty({ ...demand, ...changed });
    expect(analysis.ok ? "" : propertySentence(analysis.failure)).toBe(sentence);
  });
});

const lot = (lotNumber: number, surface: number, price: number): PricedLot => ({
  lotNumber,
  surface,
  type: "land",
  price,
  priceRange: { min: price * 0.9, max: price * 1.1 },
  confidence: 80,
  searchLevel: "200 m",
});

const profitability: ProfitabilityDemand = {
  scenario: {
    lots: [lot(1, 600, 110_000), lot(2, 650, 118_000), lot(3, 700, 122_000)],
    totalSurface: 1_950,
    hasServitudes: true,
    needsDemolition: true,
  },
  property: { price: 180_000, landSurface: 1_950, hasBuilding: false },
  on,
  profile: "marchand-de-biens",
  procedure: "DP",
  departement: "33",
  zone: "UBa",
  boughtAs: "terrain-a-batir",
};

describe("profitability analysis of a scenario", () => {
  const analyzed = analyzeDivisionProfitability(profitability);
  if (!analyzed.ok) throw new Error(profitabilitySentence(analyzed.failure));
  const analysis = analyzed.value;

  test("the specification's shape, parts adding up", () => {
    const { costs } = analysis;
    const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100);
    expect(cents(Object.values(costs.categories))).toBe(cents([costs.total]));
    expect(
      cents([
        costs.acquisition,
        costs.notaire,
        costs.geometre,
        costs.viabilisation,
        costs.voirie,
        costs.interets,
        costs.autres,
      ]),
    ).toBe(cents([costs.subtotal]));
    expect(cents([costs.subtotal, costs.imprevus])).toBe(cents([costs.total]));
    expect(analysis.brute).toMatchObject({ revenue: 350_000, acquisitionCost: 180_000, profit: 170_000, margin: 48.6 });
    expect(cents([analysis.nette.revenue, -analysis.nette.totalCosts])).toBe(cents([analysis.nette.profit]));
    expect(analysis.lots[0]).toMatchObject({ pricePerM2: 183, searchLevel: "200 m" });
    expect(analysis.confidence).toBe(80);
    expect(analysis.timeline.totalMonths).toBe(13);
    expect(analysis.costs.timeline).toBe(13);
  });

  test("viable from 8 % on", () => {
    expect(analysis.viable).toBe(analysis.nette.margin >= 8);
    const dear = analyzeDivisionProfitability({
      ...profitability,
      property: { ...profitability.property, price: 320_000 },
    });
    expect(dear.ok && dear.value.recommendations[0]).toContain("Rentabilité insuffisante");
  });

  test("the specification's constants stand beside the better figures, and say which is used", () => {
    expect(analysis.figures.map((each) => [each.item, each.specification, each.used])).toEqual([
      ["notaire", 13_500, "loi"],
      ["viabilisation", 60_000, "marché"],
      ["etudes", 3_600, "marché"],
      ["imprevus", 4_200, "cahier des charges"],
    ]);
    expect(analysis.figures.find((each) => each.item === "imprevus")?.better).toBe(4_200);
  });

  test("a lane that is drawn is compared by the metre", () => {
    const drawn = analyzeDivisionProfitability({
      ...profitability,
      procedure: "PA",
      scenario: { ...profitability.scenario, lane: { length: 40, area: 200 } },
    });
    const figures = drawn.ok ? drawn.value.figures : [];
    const of = (item: string) => figures.find((each) => each.item === item);
    expect(of("reseaux")).toMatchObject({ specification: 40 * (150 + 120 + 200), used: "marché" });
    // Pipes 40 × (65 + 180 + 150), connections 3 × (1 400 + 1 600 + 1 500).
    expect(of("reseaux")?.better).toBe(40 * 395 + 3 * 4_500);
    expect(of("voirie")).toMatchObject({ specification: 40 * 800, better: 200 * 110 });
    expect(analysis.figures.some((each) => each.item === "voirie")).toBe(false);
  });

  test("the risks name the servitudes and the demolition without a quotation", () => {
    expect(analysis.risks.join(" ")).toContain("Servitudes");
    expect(analysis.risks.join(" ")).toContain("Démolition comptée");
  });

  test("no number is NaN", () => {
    for (const number of numbersIn(analysis)) expect(Number.isFinite(number)).toBe(true);
  });

  test.each<[string, Partial<ProfitabilityDemand["scenario"]>, string]>([
    ["no lot", { lots: [] }, "Le scénario n'a aucun lot à analyser."],
    [
      "a lot without price",
      { lots: [lot(4, 600, Number.NaN)] },
      "Le lot 4 n'a pas de prix : trop peu de ventes comparables, saisissez-en un.",
    ],
    ["a lot without area", { lots: [lot(4, 0, 90_000)] }, "Le lot 4 n'a pas de surface."],
    [
      "lots larger than the land",
      { lots: [lot(1, 1_200, 110_000), lot(2, 1_200, 110_000)] },
      "Les lots et maisons (2 400 m²) dépassent la surface achetée (1 950 m²).",
    ],
  ])("%s", (_, changed, sentence) => {
    const refused = analyzeDivisionProfitability({
      ...profitability,
      scenario: { ...profitability.scenario, ...changed },
    });
    const said = refused.ok ? "" : profitabilitySentence(refused.failure);
    expect(said.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(sentence);
  });
});

const evaluation: EvaluationDemand = {
  property: { id: "p1", surface: 2_400, price: 240_000, hasBuilding: false },
  scenarios: [2, 3, 4],
  priceOfLot: (area) => 60_000 + 110 * area,
  on,
  profile: "marchand-de-biens",
  boughtAs: "terrain-a-batir",
};

describe("detailed evaluation", () => {
  const evaluated = evaluateDetailed(evaluation);
  if (!evaluated.ok) throw new Error(evaluationSentence(evaluated.failure));
  const { scenarios, bestScenario, property } = evaluated.value;

  test("one scenario per number of lots, best return first", () => {
    expect(scenarios.map((each) => each.numberOfLots).sort()).toEqual([2, 3, 4]);
    expect(bestScenario).toBe(scenarios[0]);
    expect(scenarios.map((each) => each.roi)).toEqual(scenarios.map((each) => each.roi).toSorted((a, b) => b - a));
    expect(property).toEqual({ id: "p1", surface: 2_400 });
  });

  test("costs add up to the investment; more than three lots need a lane", () => {
    for (const each of scenarios) {
      const costs = Object.values(each.costs).reduce((a, b) => a + b, 0);
      expect(Math.round(costs * 100)).toBe(Math.round(each.totalInvestment * 100));
      expect(each.lotSizes).toHaveLength(each.numberOfLots);
      expect(each.revenues.lotPrices).toHaveLength(each.numberOfLots);
    }
    const four = scenarios.find((each) => each.numberOfLots === 4);
    expect(four?.configuration).toContain("permis d'aménager");
    expect(four?.lotSizes[0]).toBe(528);
  });

  test("no number is NaN", () => {
    for (const number of numbersIn(evaluated.value)) expect(Number.isFinite(number)).toBe(true);
  });

  test.each<[string, Partial<EvaluationDemand>, string]>([
    [
      "no price",
      { priceOfLot: () => undefined },
      "Trop peu de ventes comparables pour estimer le prix d'un lot : saisissez un prix.",
    ],
    ["no scenario", { scenarios: [] }, "Choisissez au moins un nombre de lots."],
    ["half a lot", { scenarios: [2.5] }, "Un scénario de 2,5 lots n'a pas de sens : de 1 à 100 lots entiers."],
    [
      "no area",
      { property: { ...evaluation.property, surface: 0 } },
      "La surface ou le prix du bien est absent, négatif ou hors de toute vraisemblance.",
    ],
  ])("%s", (_, changed, sentence) => {
    const refused = evaluateDetailed({ ...evaluation, ...changed });
    expect(refused.ok ? "" : evaluationSentence(refused.failure)).toBe(sentence);
  });
});
