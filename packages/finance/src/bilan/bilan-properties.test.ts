import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { writeBilan } from "../document/write-bilan.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { Operation } from "../operation/operation.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { planOperation } from "../planning/plan-operation.ts";
import { computeOperation } from "../results/compute-operation.ts";
import { findResidualPrice } from "../results/find-residual-price.ts";
import { businessDocument, marginDocument, ownerDocument } from "../testing/operation-documents.fixture.ts";
import { balanceOperation } from "./balance-operation.ts";
import type { Bilan } from "./bilan.ts";

const anyDocument = fc.oneof(businessDocument, ownerDocument);
const seeded = { seed: 20_261_120, numRuns: 300 };

const read = (document: unknown): Operation => {
  const operation = readOperation(document);
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  return operation.value;
};

const planOf = (document: unknown): PlannedOperation => {
  const planned = planOperation(read(document));
  if (!planned.ok) throw new Error(operationSentence(planned.failure));
  return planned.value;
};

const balance = (document: unknown): Bilan => {
  const bilan = balanceOperation(read(document));
  if (!bilan.ok) throw new Error(operationSentence(bilan.failure));
  return bilan.value;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe("parts add up to totals, to the cent", () => {
  test("sales, costs, categories, taxes, interest and cash", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const bilan = balance(document);
        expect(sum(bilan.sales.map((sale) => sale.priceTtc))).toBe(bilan.turnoverTtc);
        expect(sum(bilan.sales.map((sale) => sale.vat))).toBe(bilan.outputVat);
        expect(sum(bilan.sales.map((sale) => sale.priceHt))).toBe(bilan.turnover);
        expect(sum(bilan.costs.map((line) => line.amount))).toBe(bilan.totalCosts);
        expect(sum(Object.values(bilan.categories))).toBe(bilan.totalCosts);
        expect(bilan.turnover - bilan.totalCosts).toBe(bilan.margin);
        expect(sum(bilan.taxes.map((line) => line.amount))).toBe(bilan.tax);
        expect(bilan.margin - bilan.tax).toBe(bilan.net);
        const interest = sum(bilan.costs.filter((line) => line.code === "interets").map((line) => line.amount));
        expect(sum(bilan.interestByPhase.map((phase) => phase.amount))).toBe(interest);
        expect(sum(bilan.cashFlow.map((month) => month.equity))).toBe(bilan.net);
        expect(bilan.cashFlow.at(-1)?.cumulative).toBe(bilan.net);
        expect(sum(bilan.cashFlow.map((month) => month.debt))).toBe(0);
        for (const buyer of bilan.buyers) {
          expect(buyer.price + sum(buyer.lines.map((line) => line.amount))).toBe(buyer.total);
          const house = buyer.houseToBuild;
          if (house !== undefined) expect(sum(house.lines.map((line) => line.amount))).toBe(house.total);
        }
      }),
      seeded,
    );
  });

  test("no amount is NaN or infinite, nowhere in the answer", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const senseless = numbersIn(writeBilan(balance(document))).filter((value) => !Number.isFinite(value));
        expect(senseless).toEqual([]);
      }),
      seeded,
    );
  });
});

describe("monotony", () => {
  test("dearer lots, better margin", () => {
    fc.assert(
      fc.property(businessDocument, fc.double({ min: 1.001, max: 2, noNaN: true }), (document, factor) => {
        const plan = planOf(document);
        const more = { ...AS_PLANNED, lotPriceFactor: factor, housePriceFactor: factor };
        expect(computeOperation(plan, more).margin).toBeGreaterThan(computeOperation(plan, AS_PLANNED).margin);
      }),
      seeded,
    );
  });

  test("longer, dearer", () => {
    fc.assert(
      fc.property(businessDocument, fc.integer({ min: 1, max: 24 }), (document, extraMonths) => {
        const plan = planOf(document);
        expect(computeOperation(plan, { ...AS_PLANNED, extraMonths }).margin).toBeLessThanOrEqual(
          computeOperation(plan, AS_PLANNED).margin,
        );
      }),
      seeded,
    );
  });

  test("dearer land: less VAT on the margin, and less margin all the same", () => {
    fc.assert(
      fc.property(marginDocument, fc.integer({ min: 100, max: 20_000_000 }), (document, rise) => {
        const plan = planOf(document);
        const now = computeOperation(plan, AS_PLANNED);
        const dearer = computeOperation(plan, { ...AS_PLANNED, landPrice: plan.landPrice + rise });
        expect(dearer.outputVat).toBeLessThanOrEqual(now.outputVat);
        expect(dearer.margin).toBeLessThan(now.margin);
      }),
      seeded,
    );
  });

  test("dearer works, less margin; an unsold lot never helps", () => {
    fc.assert(
      fc.property(businessDocument, (document) => {
        const plan = planOf(document);
        const now = computeOperation(plan, AS_PLANNED);
        expect(computeOperation(plan, { ...AS_PLANNED, worksFactor: 1.2 }).margin).toBeLessThanOrEqual(now.margin);
        expect(computeOperation(plan, { ...AS_PLANNED, unsold: 0 }).margin).toBeLessThan(now.margin);
      }),
      seeded,
    );
  });
});

describe("VAT by lot", () => {
  test("each lot alone: a lost margin is never set against another", () => {
    fc.assert(
      fc.property(marginDocument, (document) => {
        const plan = planOf(document);
        const { sales, purchaseParts } = computeOperation(plan, AS_PLANNED);
        sales.forEach((sale, index) => {
          const agreed = plan.sales[index]?.basis === "HT" ? sale.priceHt : sale.priceTtc;
          const margin = agreed - (purchaseParts[index] ?? 0);
          expect(sale.vat === 0).toBe(margin < (plan.sales[index]?.basis === "HT" ? 2.5 : 3));
        });
      }),
      seeded,
    );
  });
});

describe("residual price of the land", () => {
  test("the highest that leaves the target margin, one cent more breaks it", () => {
    fc.assert(
      fc.property(businessDocument, fc.double({ min: 0, max: 0.3, noNaN: true }), (document, target) => {
        const plan = planOf(document);
        const price = findResidualPrice(plan, target);
        const margin = (landPrice: number) => {
          const { margin, turnover } = computeOperation(plan, { ...AS_PLANNED, landPrice });
          return margin - target * turnover;
        };
        if (price === undefined) expect(margin(0)).toBeLessThan(0);
        else {
          expect(margin(price)).toBeGreaterThanOrEqual(0);
          expect(margin(price + 1)).toBeLessThan(0);
        }
      }),
      seeded,
    );
  });
});

describe("draws", () => {
  test("one seed, one answer; another seed, another", () => {
    const document = { ...fc.sample(marginDocument, { seed: 7, numRuns: 1 })[0], uncertainty: { draws: 500, seed: 3 } };
    const first = balance(document).outcomes;
    expect(balance(document).outcomes).toEqual(first);
    expect(balance({ ...document, uncertainty: { draws: 500, seed: 4 } }).outcomes?.mean).not.toBe(first?.mean);
    expect(sum(first?.histogram.map((bin) => bin.count) ?? [])).toBe(500);
  });

  test("quantiles are in order and hold the certain case when nothing is uncertain", () => {
    fc.assert(
      fc.property(businessDocument, (document) => {
        const certain = { draws: 10, priceSd: 0, worksSd: 0, delayLow: 0, delayHigh: 0 };
        const bilan = balance({ ...document, uncertainty: certain });
        expect(bilan.outcomes?.p5).toBe(bilan.net);
        expect(bilan.outcomes?.p95).toBe(bilan.net);
      }),
      { ...seeded, numRuns: 60 },
    );
  });
});
