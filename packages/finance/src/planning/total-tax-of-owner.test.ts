import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundToCents } from "../amounts/round-half-up.ts";
import { operationSentence, readOperation } from "../index.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import { computeOperation } from "../results/compute-operation.ts";
import { drawOutcomes } from "../results/draw-outcomes.ts";
import { planOperation } from "./plan-operation.ts";
import { taxSalesOfOwner } from "./tax-sales-of-owner.ts";

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const euros = (max: number) => fc.integer({ min: 100, max: max * 100 }).map((value) => value / 100);

const sale = {
  priceEur: euros(900_000),
  purchasePartEur: euros(60_000),
  sellingRate: optional(fc.double({ min: 0, max: 0.1, noNaN: true })),
  saleDate: optional(fc.constantFrom("2024-02-29", "2027-03-01", "2033-12-31")),
};

/** Lots and houses of every price, some sold dear enough for the surtax, some cheap enough to be exempt. */
const ownerSales = fc.record({
  version: fc.constant(1),
  profile: fc.constant("particulier"),
  saleDate: fc.constant("2026-06-15"),
  purchase: fc.record({ date: fc.constantFrom("1990-01-01", "2004-06-15", "2016-03-31", "2022-10-10") }),
  lots: fc.array(fc.record({ areaM2: fc.integer({ min: 150, max: 900 }), ...sale }), { minLength: 1, maxLength: 30 }),
  houses: fc.array(
    fc.record({ areaM2: fc.constant(600), worksEur: euros(90_000), mainResidence: fc.boolean(), ...sale }),
    {
      maxLength: 3,
    },
  ),
  gain: fc.record({
    countVrd: fc.boolean(),
    deductSellingCosts: fc.boolean(),
    realPurchaseCostsEur: optional(euros(50_000)),
    classifiedOn: optional(fc.constantFrom("2001-01-01", "2012-05-31", "2023-01-01")),
    communalTaxVoted: fc.boolean(),
  }),
});

const planOf = (document: unknown) => {
  const operation = readOperation(document);
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const plan = planOperation(operation.value);
  if (!plan.ok) throw new Error(operationSentence(plan.failure));
  return plan.value;
};

const hypothesis = fc.record({
  lotPriceFactor: fc.double({ min: 0.1, max: 4, noNaN: true }),
  housePriceFactor: fc.double({ min: 0.1, max: 4, noNaN: true }),
  worksFactor: fc.double({ min: 0.1, max: 2, noNaN: true }),
  extraMonths: fc.constant(0),
  landPrice: fc.constant(undefined),
  unsold: optional(fc.constant(0)),
});

describe("taxes of an owner in one number, as thousands of draws read them", () => {
  test("are the total of his sales one by one, to the cent", () => {
    fc.assert(
      fc.property(ownerSales, hypothesis, (document, changed) => {
        const plan = planOf(document);
        const computed = computeOperation(plan, changed);
        const vrd = plan.costs.reduce(
          (sum, { rule }) =>
            rule.kind === "works" && rule.vrd ? sum + roundToCents(rule.amount * changed.worksFactor) : sum,
          0,
        );
        expect(computed.tax).toBe(taxSalesOfOwner(plan, { ...computed, vrd }).total);
      }),
      { seed: 20_261_122, numRuns: 150 },
    );
  });

  test("a draw of nothing uncertain is the planned result, lot after lot, equal or not", () => {
    const lots = [
      ...Array.from({ length: 40 }, (_, index) => ({ areaM2: 400, priceEur: 90_000 + index, purchasePartEur: 9_000 })),
      { areaM2: 500, priceEur: 110_000, purchasePartEur: 9_000, count: 60 },
    ];
    const uncertainty = { draws: 3, priceSd: 0, worksSd: 0, delayLow: 0, delayHigh: 0 };
    const purchase = { date: "2012-01-01" };
    const plan = planOf({ version: 1, profile: "particulier", saleDate: "2026-06-15", purchase, lots, uncertainty });
    const { net } = computeOperation(plan, AS_PLANNED);
    expect(drawOutcomes(plan)).toMatchObject({ p5: net, p50: net, p95: net, mean: net });
  });
});

test("a rounding far from a half and one on it read the same rule", () => {
  const settled = (value: number): number =>
    Math.floor(Math.round(Math.abs(value) * 1e6) / 1e6 + 0.5) * (value < 0 ? -1 : 1) + 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: -1e11, max: 1e11, noNaN: true }),
        fc
          .integer({ min: -1e9, max: 1e9 })
          .chain((whole) => fc.constantFrom(0.5, 0.4999999, 0.49899, 0.501, 0.50000004).map((part) => whole + part)),
      ),
      (value) => {
        expect(roundToCents(value) + 0).toBe(settled(value));
      },
    ),
    { seed: 5, numRuns: 3_000 },
  );
});
