import { describe, expect, test } from "vitest";
import { amountOf, balanced, codesOf, example } from "../testing/documents.fixture.ts";

const owner = { ...example("particulier"), uncertainty: { draws: 0 } };
const sold = (priceEur: number, changed: object = {}) =>
  balanced({ ...owner, lots: [{ areaM2: 600, priceEur, purchasePartEur: 1_000 }], gain: {}, ...changed });

describe("a sale of 15 000 € or less (CGI, art. 150 U, II-6°)", () => {
  test.each([
    [14_999.99, true],
    [15_000, true],
    [15_000.01, false],
  ])("%f €: exempt %s", (price, exempt) => {
    const bilan = sold(price, { costs: { level: "aucun" }, works: {} });
    expect(bilan.result.taxEur === 0).toBe(exempt);
    expect(codesOf(bilan).includes("vente-exoneree-petit-prix")).toBe(exempt);
  });

  test("no communal tax either", () => {
    const gain = { communalTaxVoted: true, classifiedOn: "2020-01-01" };
    expect(sold(15_000, { gain }).sales[0]?.gain?.communalTaxEur).toBe(0);
    // Bought in 2010: (15 001 − 1 000 × 1,272) × 10 %.
    expect(sold(15_001, { gain }).sales[0]?.gain?.communalTaxEur).toBe(1_372.9);
  });
});

describe("taxes on land that became constructible", () => {
  test("voted, but no day of classification: counted for nothing, and what it may cost is told", () => {
    const warning = sold(90_000, { gain: { communalTaxVoted: true } }).warnings.find(
      (each) => each.code === "date-classement-inconnue",
    );
    expect(warning?.severity).toBe("alerte");
    expect(warning?.sentence.replaceAll(/[\u00a0\u202f]/g, " ")).toContain("8 873 €");
  });

  test("nothing said: unknown, never no", () => {
    expect(codesOf(sold(90_000))).toContain("taxe-terrain-inconnue");
    const known = { communalTaxVoted: false, classifiedOn: "1990-01-01" };
    expect(codesOf(sold(90_000, { gain: known }))).not.toContain("taxe-terrain-inconnue");
  });

  test("the national tax hits only land classified since 14 January 2010", () => {
    const national = (classifiedOn: string) =>
      sold(90_000, { saleDate: "2024-06-15", gain: { classifiedOn } }).sales[0]?.gain?.nationalTaxEur ?? 0;
    expect(national("2010-01-13")).toBe(0);
    expect(national("2020-01-14")).toBeGreaterThan(0);
  });
});

describe("several owners in equal parts: thresholds are those of each share", () => {
  const costs = { level: "aucun" };
  test.each([
    [30_000, 1, false],
    [30_000, 2, true],
    [30_001, 2, false],
  ])("%i € shared by %i: exempt %s (CGI, art. 150 U, II-6°)", (price, owners, exempt) => {
    expect(sold(price, { costs, works: {}, gain: { owners } }).result.taxEur === 0).toBe(exempt);
  });

  test("the surtax of a gain of two is twice that of its half (CGI, art. 1609 nonies G)", () => {
    const surtax = (priceEur: number, purchasePartEur: number, count: number) =>
      balanced({
        version: 1,
        profile: "particulier",
        saleDate: "2026-06-15",
        uncertainty: { draws: 0 },
        costs,
        purchase: { date: "2024-06-15", areaM2: 900 },
        houses: [{ areaM2: 900, priceEur, purchasePartEur }],
        gain: { owners: count },
      }).sales[0]?.gain?.surtaxEur ?? 0;
    expect(surtax(400_000, 200_000, 2)).toBeCloseTo(2 * surtax(200_000, 100_000, 1), 2);
    expect(surtax(400_000, 200_000, 2)).toBeLessThan(surtax(400_000, 200_000, 1));
  });
});

test("land that becomes constructible after its sale: refused, and neither tax is said of it", () => {
  expect(() => sold(90_000, { gain: { classifiedOn: "2034-01-01" } })).toThrow("après sa vente");
});

test("a private owner borrows nothing on land he already has, and is told so", () => {
  const bilan = sold(90_000, { financing: { landShare: 0.7 } });
  expect(codesOf(bilan)).toContain("part-terrain-sans-objet");
  expect(amountOf(bilan, "interets")).toBe(0);
});
