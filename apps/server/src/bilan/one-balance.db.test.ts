import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { at, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const bilanOf = async ({ id }: ParcelleSheet) =>
  dataOf("balanceParcel", await product().ana.post(`/cadastral/parcels/${id}/bilan`, { detail: "complet" }));

const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;

test.each(["bare", "built"] as const)("the profitability of the plan of a %s parcel is its balance", async (which) => {
  const parcelle = product()[which];
  const balance = await bilanOf(parcelle);
  const answer = await product().ana.post("/financial/analyze-division-profitability", {
    scenario: {
      lots: balance.lots.map(({ areaM2, keepsHouse }: { areaM2: number; keepsHouse: boolean }) => ({
        surface: areaM2,
        type: keepsHouse ? "with house" : "land",
      })),
      lane: parcelle.sheet.money?.lane,
    },
    property: {
      price: balance.landPrice.priceEur,
      landSurface: parcelle.surface,
      hasBuilding: which === "built",
      coordinates: at(parcelle),
    },
  });
  const { nette, residualLandPrice } = await dataOf("analyzeDivisionProfitability", answer);
  expect({ margin: nette.profit, net: nette.profitAfterTax, residual: residualLandPrice }).toEqual({
    margin: balance.fiveLines?.marginEur,
    net: balance.fiveLines?.netEur,
    residual: balance.fiveLines?.residualLandPriceEur,
  });
});

test.each(["bare", "built"] as const)(
  "a %s property nobody entered a cost of: suggested, it is the balance of its parcel",
  async (which) => {
    const parcelle = product()[which];
    const balance = await bilanOf(parcelle);
    // Of one's own: what others entered for that parcel stays theirs.
    const asker = await product().signUp(`entier-${which}@example.fr`, `Entier ${which}`);
    const added = await asker.post("/properties", { cadastralReference: parcelle.id });
    const { id } = JSON.parse(await added.text()).data;
    const data = await dataOf("calculateAnalysis", await asker.post(`/properties/${id}/calculate-analysis`));
    expect(data.withSuggested.totalInvestment).toBe(balance.fiveLines?.totalCostsEur);
    expect(data.withSuggested.estimatedProfit).toBe(balance.fiveLines?.netEur);
    expect(data.withSuggested.paybackPeriod).toBe(balance.bilan?.result.paybackMonth);
  },
);

test("one price of purchase: the property, the balance and the evaluation take the figure shown (A15)", async () => {
  const { bare } = product();
  const shown = (await bilanOf(bare)).landPrice.priceEur;
  const id = await propertyOf(bare);
  const data = await dataOf("calculateAnalysis", await product().ana.post(`/properties/${id}/calculate-analysis`));
  expect(data.costBreakdown.acquisitionPrice).toBe(shown);
  const evaluate = async (price?: number) =>
    dataOf(
      "evaluateDetailed",
      await product().ana.post("/evaluation/detailed", { cadastralReference: bare.id, scenarios: [2, 3], price }),
    );
  expect((await evaluate()).scenarios).toEqual((await evaluate(shown)).scenarios);
  expect(Number.isInteger(shown)).toBe(true);
});
