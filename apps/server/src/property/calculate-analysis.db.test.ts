import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;

test("the costs entered and the lots of the best plan make the analysis of a property", async () => {
  const id = await propertyOf(product().built);
  const costs = await product().ana.put(`/properties/${id}/costs`, {
    acquisitionPrice: 200_000,
    utilities: 24_000,
  });
  expect(await dataOf("updateCosts", costs)).toMatchObject({ costs: { acquisitionPrice: 200_000 } });
  const data = await dataOf("calculateAnalysis", await product().ana.post(`/properties/${id}/calculate-analysis`));
  const lots = product().built.sheet.money?.lots ?? [];
  expect(data.expectedRevenue).toBe(lots.reduce((sum, { priceEur }) => sum + (priceEur ?? 0), 0));
  expect(data.totalInvestment).toBe(224_000);
  expect(data.outputVat).toBeGreaterThan(0);
  expect(data.turnoverBeforeVat).toBeCloseTo(data.expectedRevenue - data.outputVat, 2);
  expect(data.estimatedProfit).toBeCloseTo(data.turnoverBeforeVat - data.totalInvestment - data.profitTax, 2);
  expect((await dataOf("showCosts", await product().ana.get(`/properties/${id}/costs`))).analysis).toEqual(data);
});

test("the lines left empty are suggested under the assumptions of the organisation that asks", async () => {
  const asker = await product().signUp("fanny@example.fr", "Foncière");
  const own = await dataOf("showAssumptions", await asker.get("/assumptions"));
  const assumptions = { ...own.assumptions, contingencyRate: 0.2, viabilisationPerLotEur: 31_000 };
  await dataOf("saveAssumptions", await asker.put("/assumptions", { assumptions, version: own.version }));
  const added = await asker.post("/properties", { cadastralReference: product().built.id });
  const { id } = JSON.parse(await added.text()).data;
  const data = await dataOf("calculateAnalysis", await asker.post(`/properties/${id}/calculate-analysis`));
  // The kept house is serviced already.
  const lots = (product().built.sheet.money?.lots.length ?? 0) - 1;
  const suggested = (item: string) => data.suggested.find((each: { item: string }) => each.item === item);
  expect(suggested("utilities")).toMatchObject({ amount: 31_000 * lots });
  expect(suggested("contingency")).toMatchObject({ amount: 6_200 * lots });
});

test("the costs entered lead from the net of the balance to that of the analysis, and the regime and the price of the ground are said", async () => {
  const asker = await product().signUp("pont@example.fr", "pont");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}`;
  for (const lotNumber of [1, 2])
    await asker.post(`${path}/lots`, { lotNumber, surface: 400, estimatedSalePrice: 190_000 });
  await asker.put(`${path}/costs`, { acquisitionPrice: 90_000 });
  const analysed = async () => dataOf("calculateAnalysis", await asker.post(`${path}/calculate-analysis`));
  const before = await analysed();
  expect(before.balanced).toMatchObject({ entered: [], vatRegimes: [expect.any(String)] });
  expect(before.balanced.residualLandPriceEur).toBeGreaterThan(0);
  // Nothing entered but the price of the ground: one result.
  expect(before.withSuggested.estimatedProfit).toBeCloseTo(before.balanced.netEur, 2);
  expect(before.withSuggested.profitMargin / 100).toBeCloseTo(before.balanced.netRate, 4);
  await asker.put(`${path}/costs`, { surveyorFees: 40_000 });
  const after = await analysed();
  expect(after.balanced.netEur).toBe(before.balanced.netEur);
  expect(after.balanced.entered).toEqual([
    { item: "surveyorFees", balanceEur: expect.any(Number), enteredEur: 40_000 },
  ]);
  const dearer = 40_000 - after.balanced.entered[0].balanceEur;
  const lessTax = before.withSuggested.profitTax - after.withSuggested.profitTax;
  expect(after.withSuggested.estimatedProfit).toBeCloseTo(after.balanced.netEur - dearer + lessTax, 1);
});

test("the lots entered are what is sold; their works fill the lines of costs left empty, and only those", async () => {
  const asker = await product().signUp("venteslots@example.fr", "venteslots");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}`;
  for (const lotNumber of [1, 2])
    await asker.post(`${path}/lots`, {
      lotNumber,
      surface: 400,
      estimatedSalePrice: 150_000,
      workEstimates: [
        { type: "voirie", amount: 10_000 },
        { type: "demolition", amount: 4_000 },
      ],
    });
  await asker.put(`${path}/costs`, { demolition: 1_000 });
  const analysis = await dataOf("calculateAnalysis", await asker.post(`${path}/calculate-analysis`));
  expect(analysis).toMatchObject({ expectedRevenue: 300_000, lotsFrom: expect.stringMatching(/^Lots saisis\./) });
  expect(analysis.costBreakdown).toMatchObject({ utilities: 20_000, demolition: 1_000 });
});

test("an analysis says what changed since it was made: lots, costs, assumptions, and nothing more", async () => {
  const asker = await product().signUp("depuis@example.fr", "depuis");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}`;
  const changes = async () => (await dataOf("showProperty", await asker.get(path))).analysisChanges;
  const lot = { lotNumber: 1, surface: 400, estimatedSalePrice: 150_000 };
  const { id: lotId } = await dataOf("addLot", await asker.post(`${path}/lots`, lot));
  expect(await changes()).toEqual([]);
  await asker.post(`${path}/calculate-analysis`);
  expect(await changes()).toEqual([]);
  await asker.put(`${path}/lots/${lotId}`, { ...lot, estimatedSalePrice: 160_000 });
  await asker.put(`${path}/costs`, { demolition: 4_000, acquisitionPrice: 90_000 });
  const own = await dataOf("showAssumptions", await asker.get("/assumptions"));
  const assumptions = { ...own.assumptions, targetMargin: 0.21 };
  await dataOf("saveAssumptions", await asker.put("/assumptions", { assumptions, version: own.version }));
  const said: string[] = await changes();
  expect(said).toHaveLength(4);
  expect(said[0]).toMatch(/^Prix d'acquisition : .* → 90\s000 €$/u);
  expect(said[1]).toMatch(/^Lot 1 : 150\s000 € → 160\s000 €$/u);
  expect(said[2]).toMatch(/^Démolition : 0 € → 4\s000 €$/u);
  expect(said[3]).toMatch(/^Marge visée : 12 % → 21 %$/u);
  await asker.post(`${path}/calculate-analysis`);
  expect(await changes()).toEqual([]);
});
