import { PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { expect, test } from "vitest";
import type { StoredMoney } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";

/** As it was kept before VAT, profit tax and what an analysis is made from stood in it. */
const FIRST_SHAPE = {
  costBreakdown: {
    acquisitionPrice: 100_000,
    notaryFees: 8_000,
    demolition: 0,
    asbestosRemoval: 0,
    soilRemediation: 0,
    utilities: 24_000,
    surveyorFees: 3_000,
    architectFees: 0,
    permitFees: 0,
    marketingCosts: 0,
    contingency: 2_700,
    otherCosts: 0,
  },
  totalInvestment: 137_700,
  expectedRevenue: 200_000,
  estimatedProfit: 62_300,
  roi: 45.2,
  profitMargin: 31.2,
  breakEvenPoint: 137_700,
  paybackPeriod: 18,
};
const KEPT = { ...FIRST_SHAPE, used: "saisie", suggested: [], withSuggested: FIRST_SHAPE, lotsFrom: "Lots saisis." };

const read = (analysis: unknown, costs: unknown = {}) =>
  propertyMoneyToWire({ priceEur: 100_000, costs, analysis, version: 3 } as StoredMoney, []);

test("an analysis kept before taxes were counted is shown as it was, and claims none", () => {
  const { analysis } = read(KEPT);
  expect(analysis).toEqual(KEPT);
  expect(analysis).not.toHaveProperty("profitTax");
});

test("an analysis kept before an assumption existed takes its public value, and only that one", () => {
  const { loanGuarantee: _, overheadsRate: __, ...older } = { ...PUBLIC_ASSUMPTIONS, targetMargin: 0.21 };
  const basis = { on: "2026-03-01", landPriceEur: 100_000, lots: [], costs: {}, assumptions: older };
  expect(read({ ...KEPT, basis }).analysis?.basis?.assumptions).toEqual({ ...PUBLIC_ASSUMPTIONS, targetMargin: 0.21 });
});

test.each([null, 12, "x", {}, { ...KEPT, withSuggested: undefined }, { ...KEPT, basis: { on: 3 } }])(
  "what no version writes is no analysis, and takes nothing else with it: %j",
  (analysis) => {
    expect(read(analysis, { utilities: 24_000 })).toMatchObject({
      analysis: null,
      costs: { utilities: 24_000 },
      version: 3,
    });
  },
);
