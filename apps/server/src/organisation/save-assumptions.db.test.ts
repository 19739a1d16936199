import type { Assumptions } from "@lotir/contract";
import { expect, test } from "vitest";
import { type Asker, type BalancedProduct, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const saved = async (asker: Asker, change: Partial<Assumptions>): Promise<void> => {
  const { assumptions, version } = await dataOf("showAssumptions", await asker.get("/assumptions"));
  const body = { assumptions: { ...assumptions, ...change }, version };
  await dataOf("saveAssumptions", await asker.put("/assumptions", body));
};

const LOTS = [
  { areaM2: 600, keepsHouse: false, price: 190_000 },
  { areaM2: 700, keepsHouse: false, price: 205_000 },
];
const LAND_PRICE = 150_000;

/** Two lots of a parcel at given prices, as a scenario and as the plan of a parcel. */
const scenarioOn = ({ surface }: BalancedProduct["bare"], change: Record<string, unknown> = {}) => ({
  scenario: {
    lots: LOTS.map(({ areaM2, price }) => ({ surface: areaM2, type: "land", price })),
    totalSurface: surface,
  },
  property: { price: LAND_PRICE, landSurface: surface, inseeCode: "06999", coordinates: { lat: 0, lng: 0 } },
  ...change,
});
const planOn = (change: Record<string, unknown> = {}) => ({
  lots: LOTS.map(({ areaM2, keepsHouse }) => ({ areaM2, keepsHouse })),
  lotPricesEur: LOTS.map(({ price }) => price),
  landPriceEur: LAND_PRICE,
  boughtAs: "inconnu",
  ...change,
});

const product = sharedProduct();

const analysed = async (asker: Asker, change: Record<string, unknown> = {}) =>
  dataOf(
    "analyzeDivisionProfitability",
    await asker.post("/financial/analyze-division-profitability", scenarioOn(product().bare, change)),
  );
const balanced = async (asker: Asker, change: Record<string, unknown> = {}) =>
  dataOf("balanceParcel", await asker.post(`/cadastral/parcels/${product().bare.id}/bilan`, planOn(change)));
const evaluated = async (asker: Asker, change: Record<string, unknown> = {}) =>
  dataOf(
    "evaluateDetailed",
    await asker.post("/evaluation/detailed", { cadastralReference: product().bare.id, scenarios: [2], ...change }),
  );

test("they are kept, and refused when absurd or read too long ago", async () => {
  const asker = await product().signUp("bea@example.fr", "Cabinet");
  const own = await dataOf("showAssumptions", await asker.get("/assumptions"));
  expect(own).toMatchObject({ origin: "publiques", version: 0, mayChange: true });
  const assumptions = { ...own.assumptions, costLevel: "high", targetMargin: 0.2 };
  const save = (change: unknown) => asker.put("/assumptions", { assumptions: change, version: 0 });
  expect(await refusalOf(await save({ ...assumptions, targetMargin: 3 }))).toMatchObject({
    status: 400,
    error: "Marge visée : 90 % au plus.",
  });
  expect(await dataOf("saveAssumptions", await save(assumptions))).toMatchObject({ origin: "organisation" });
  expect(await refusalOf(await save(assumptions))).toMatchObject({ status: 409, code: "changed-meanwhile" });
  await dataOf("saveAssumptions", await asker.put("/assumptions", { assumptions: own.assumptions }));
});

test("a scenario, a parcel and an evaluation are balanced under the same ones: those of who asks", async () => {
  const asker = await product().signUp("carl@example.fr", "Comptoir");
  const own = { costLevel: "high", targetMargin: 0.2, contingencyRate: 0.2, viabilisationPerLotEur: 30_000 } as const;
  const before = { scenario: await analysed(asker), plan: await balanced(asker), even: await evaluated(asker) };
  expect(before.scenario.hypotheses[0]).toBe("Hypothèses publiques : coûts usuels, marge visée 12 %.");
  await saved(asker, own);
  const [scenario, plan, even] = [await analysed(asker), await balanced(asker), await evaluated(asker)];
  expect(scenario.hypotheses[0]).toBe("Hypothèses de votre organisation : coûts hauts, marge visée 20 %.");
  expect(even.hypotheses).toContain(scenario.hypotheses[0]);
  for (const [analysis, { fiveLines }] of [
    [before.scenario, before.plan],
    [scenario, plan],
  ]) {
    expect(analysis.nette.profit).toBeCloseTo(fiveLines.marginEur, 2);
    expect(analysis.nette.totalCosts).toBeCloseTo(fiveLines.totalCostsEur, 2);
    expect(analysis.residualLandPrice).toBeCloseTo(fiveLines.residualLandPriceEur, 2);
    expect(analysis.nette.profitAfterTax).toBeCloseTo(fiveLines.netEur, 2);
  }
  expect(scenario.costs.viabilisation).toBe(60_000);
  expect(scenario.residualLandPrice).toBeLessThan(before.scenario.residualLandPrice);
  expect(even.bestScenario.netProfit).toBeLessThan(before.even.bestScenario.netProfit);
});

test("what a request changes wins over what the organisation chose, for that request only", async () => {
  const asker = await product().signUp("dora@example.fr", "Domaine");
  await saved(asker, { costLevel: "high", targetMargin: 0.2 });
  const kept = await analysed(asker);
  const changed = await analysed(asker, { assumptions: { targetMargin: 0.05 } });
  expect(changed.hypotheses[0]).toBe(
    "Hypothèses de la demande, puis de votre organisation : coûts hauts, marge visée 5 %.",
  );
  expect(changed.residualLandPrice).toBeGreaterThan(kept.residualLandPrice);
  expect(changed.nette.profit).toBeCloseTo(kept.nette.profit, 2);
  const plan = await balanced(asker, { assumptions: { targetMargin: 0.05 } });
  expect(plan.fiveLines.residualLandPriceEur).toBeCloseTo(changed.residualLandPrice, 2);
  const even = await evaluated(asker, { assumptions: { costLevel: "low" } });
  expect(even.bestScenario.netProfit).toBeGreaterThan((await evaluated(asker)).bestScenario.netProfit);
});

test("a private owner hears that a purchase to resell is counted for a dealer", async () => {
  const asker = await product().signUp("elie@example.fr", "Elie");
  await saved(asker, { profile: "particulier" });
  for (const { hypotheses } of [await analysed(asker), await evaluated(asker)])
    expect(hypotheses.join(" ")).toContain("l'achat-revente est compté ici pour un marchand de biens");
});

test("viable is said of the margin that is left once the tax is paid, in every answer", async () => {
  const { ana } = product();
  const prices = Array.from({ length: 8 }, (_, rank) => 160_000 + rank * 20_000);
  const asks = prices.map(async (price) => {
    const { property, ...rest } = scenarioOn(product().bare);
    const analysis = await analysed(ana, { ...rest, property: { ...property, price } });
    const { fiveLines } = await balanced(ana, { landPriceEur: price });
    expect(fiveLines.netRate).toBeCloseTo(analysis.nette.profitAfterTax / analysis.nette.revenue, 6);
    expect(analysis.viable).toBe(fiveLines.netRate >= 0.08);
    expect(analysis.recommendations[0]).toMatch(analysis.viable ? /^Projet viable/ : /^Rentabilité insuffisante/);
    return analysis.viable;
  });
  expect(new Set(await Promise.all(asks)).size).toBe(2);
});

test("a lane drawn with the lots is priced by its metres, and takes a permis d'aménager", async () => {
  const { ana } = product();
  const { scenario, ...rest } = scenarioOn(product().bare);
  const lane = { lengthM: 80, areaM2: 400 };
  const drawn = await analysed(ana, { ...rest, scenario: { ...scenario, lane } });
  const plan = await balanced(ana, { lane, procedure: "PA" });
  expect(drawn.costs.voirie).toBeGreaterThan(0);
  expect(drawn.nette.profit).toBeCloseTo(plan.fiveLines.marginEur, 2);
  expect(drawn.figures.some(({ item }: { item: string }) => item === "voirie")).toBe(true);
});
