import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const _ABSENT_PROPERTY = "00000000-0000-4000-8000-000000000000";

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
