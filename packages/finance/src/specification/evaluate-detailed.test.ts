import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { numbersIn } from "../testing/numbers-in.fixture.ts";
import { type EvaluationDemand, evaluateDetailed, evaluationSentence } from "./evaluate-detailed.ts";

const on = isoDate("2026-11-20");

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

  test("profit, margin and return are those left once the profit tax is paid", () => {
    for (const each of scenarios) {
      expect(each.netProfit).toBeLessThan(each.estimatedRevenue - each.totalInvestment);
      expect(each.roi).toBeCloseTo((each.netProfit / each.totalInvestment) * 100, 1);
    }
  });

  test("the organisation's assumptions are those of every scenario", () => {
    const asked = evaluateDetailed({ ...evaluation, assumptions: { costLevel: "high", contingencyRate: 0.3 } });
    for (const each of asked.ok ? asked.value.scenarios : []) {
      const usual = scenarios.find(({ numberOfLots }) => numberOfLots === each.numberOfLots);
      expect(each.costs.contingency).toBeGreaterThan(2 * (usual?.costs.contingency ?? 0));
      expect(each.netProfit).toBeLessThan(usual?.netProfit ?? 0);
    }
    expect(asked.ok && asked.value.scenarios.length).toBe(3);
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

  test("what to do answers the risk: a loss is no doubt to be lifted", () => {
    const losing = evaluateDetailed({ ...evaluation, property: { ...evaluation.property, price: 2_000_000 } });
    const risks = losing.ok ? losing.value.bestScenario.risks : [];
    const loss = risks.find(({ type }) => type === "perte");
    expect(loss?.mitigation).toContain("Négociez le prix d'achat");
    expect(loss?.impact).toMatch(/perd [\d\s\u00a0\u202f]+ € avant impôt/);
    expect(new Set(risks.map(({ mitigation }) => mitigation)).size).toBeGreaterThan(1);
  });

  test("a number of lots that the engine refuses, or whose lots are too small, is told and never recommended", () => {
    const asked = evaluateDetailed({
      ...evaluation,
      scenarios: [2, 3, 6],
      refusalOf: (lots) => (lots === 3 ? "3 lots : surface insuffisante : 1 299 m² pour 1 350 m²." : undefined),
    });
    expect(asked.ok && asked.value.scenarios.map(({ numberOfLots }) => numberOfLots)).toEqual([2]);
    expect(asked.ok && asked.value.refusals).toEqual([
      "3 lots : surface insuffisante : 1 299 m² pour 1 350 m².",
      "6 lots : lots de 352 m², moins que 450 m².",
    ]);
    const none = evaluateDetailed({ ...evaluation, scenarios: [6] });
    expect(none.ok ? "" : evaluationSentence(none.failure)).toContain("6 lots : lots de 352 m²");
  });

  test("the same refusal of every number of lots is said once", () => {
    const closed = "Zone fermée aux logements nouveaux.";
    expect(evaluationSentence({ kind: "all-refused", refusals: [closed, closed] })).toBe(
      `Aucun de ces nombres de lots ne tient sur ce terrain. ${closed}`,
    );
  });

  test("a size that the market does not price is told too", () => {
    const priceOfLot = (area: number) => (area > 1_000 ? undefined : 60_000 + 110 * area);
    const asked = evaluateDetailed({ ...evaluation, scenarios: [2, 3], priceOfLot });
    expect(asked.ok && asked.value.refusals.map((each) => each.replaceAll(/[\u00a0\u202f]/g, " "))).toEqual([
      "2 lots : trop peu de ventes comparables pour un lot de 1 200 m².",
    ]);
  });

  test("a kept house is one of the lots, as in a plan", () => {
    const asked = evaluateDetailed({ ...evaluation, scenarios: [3], house: { price: 300_000, surface: 800 } });
    expect(asked.ok && asked.value.bestScenario).toMatchObject({ numberOfLots: 3, lotSizes: [800, 800] });
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
