import { describe, expect, test } from "vitest";
import { amountOf, balanced, codesOf } from "../testing/documents.fixture.ts";

const dealer = (saleDate: string, more: object = {}) =>
  balanced({
    version: 1,
    profile: "marchand-de-biens",
    uncertainty: { draws: 0 },
    costs: { level: "aucun" },
    financing: { debtEur: 0, rate: 0, feeRate: 0 },
    purchase: {
      priceEur: 100_000,
      date: "2025-01-10",
      areaM2: 1_000,
      seller: "particulier",
      boughtAs: "terrain-a-batir",
      departementRate: 0.045,
    },
    lots: [
      { areaM2: 600, priceEur: 90_000, saleDate },
      { areaM2: 400, priceEur: 80_000, saleDate: "2026-06-01" },
    ],
    ...more,
  });

describe("a commitment to resell that is not kept in five years (CGI, art. 1115, 1840 G ter and 1727)", () => {
  test.each([
    // 60 000 € × (5.80665 % − 0.71498 %), then 0.20 % a month over sixty months.
    ["2030-01-10", 3_055, 366.6],
    ["2030-01-09", 0, 0],
  ])("one lot of two sold on %s: duties of its part %f, interest %f", (saleDate, duties, interest) => {
    const bilan = dealer(saleDate);
    expect(amountOf(bilan, "droits-rappeles")).toBe(duties);
    expect(amountOf(bilan, "interets-de-retard")).toBe(interest);
    expect(codesOf(bilan).includes("engagement-depasse")).toBe(duties > 0);
  });

  test("the margin bears them, and so does a delay that leads past the five years", () => {
    const [kept, lapsed] = [dealer("2030-01-09"), dealer("2030-01-10")];
    expect(kept.result.marginEur - lapsed.result.marginEur).toBeCloseTo(3_421.6, 2);
    const delayed = kept.sensitivity.find(({ code }) => code === "delai+3");
    expect(kept.result.marginEur - (delayed?.marginEur ?? 0)).toBeCloseTo(3_421.6, 2);
  });

  test("full duties paid at once: nothing comes back", () => {
    const bilan = dealer("2030-01-10", {
      purchase: { priceEur: 100_000, date: "2025-01-10", areaM2: 1_000, duty: "normal", departementRate: 0.045 },
    });
    expect(amountOf(bilan, "droits-rappeles")).toBe(0);
  });
});
