import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { assumeOperation } from "../operation/assume-operation.ts";
import { amountOf, balanced, codesOf, example } from "../testing/documents.fixture.ts";

const developer: Record<string, unknown> = { ...example("lotisseur"), uncertainty: { draws: 0 } };
const withCosts = (costs: object) => balanced({ ...developer, costs: { ...Object(developer.costs), ...costs } });
const sentenceOf = (bilan: ReturnType<typeof balanced>, code: string) =>
  bilan.warnings.find((warning) => warning.code === code)?.sentence;

describe("insurance and overheads: what nobody said counts for nothing, and that is said", () => {
  test("neither", () => {
    const bilan = balanced(developer);
    expect(amountOf(bilan, "assurances") + amountOf(bilan, "frais-generaux")).toBe(0);
    expect(sentenceOf(bilan, "charges-non-renseignees")).toBe(
      "Non renseignés, comptés pour zéro : assurances de l'opération, frais généraux.",
    );
  });

  test("an amount and a share of the turnover before VAT lower the margin by as much", () => {
    const bare = balanced(developer);
    const bilan = withCosts({ insuranceEur: 4_200, overheadsRate: 0.03 });
    // EX3 turns 600 000 € over before VAT.
    expect(amountOf(bilan, "assurances")).toBe(4_200);
    expect(amountOf(bilan, "frais-generaux")).toBe(18_000);
    expect(bare.result.marginEur - bilan.result.marginEur).toBeCloseTo(22_200, 2);
    expect(codesOf(bilan)).not.toContain("charges-non-renseignees");
    expect(bilan.costs.lines.find(({ code }) => code === "assurances")).toMatchObject({
      vatEur: 0,
      source: expect.stringContaining("art. 261 C"),
    });
  });

  test("a zero that was said is said: it is no longer missing", () => {
    expect(codesOf(withCosts({ insuranceEur: 0, overheadsRate: 0 }))).not.toContain("charges-non-renseignees");
  });

  test("the residual price bears them: fed back, it leaves the target margin", () => {
    const { residualLandPriceEur: priceEur, targetMargin } = withCosts({ overheadsRate: 0.05 }).result;
    expect(priceEur).not.toBeNull();
    const fed = balanced({
      ...developer,
      purchase: { ...example("lotisseur").purchase, priceEur },
      costs: { ...Object(developer.costs), overheadsRate: 0.05 },
    });
    expect(Math.abs(fed.result.marginEur - targetMargin * fed.result.turnoverBeforeVatEur)).toBeLessThan(1.5);
  });
});

describe("dividends once the company's tax is paid (CGI, art. 200 A ; loi n° 2025-1403, art. 12)", () => {
  const distributed = (more: object = {}) =>
    balanced({ ...developer, tax: { kind: "IS", distributed: true }, ...more });

  test("31,4 % of what is left from 2026 on; the net result of the operation does not move", () => {
    const [kept, paid] = [balanced(developer), distributed()];
    expect(kept.dividends).toBeNull();
    expect(paid.result.netEur).toBe(kept.result.netEur);
    // EX3: 47 530.44 € × 31.4 % = 14 924.56 €.
    expect(paid.dividends).toMatchObject({
      distributedEur: 47_530.44,
      netEur: 32_605.88,
      tax: { amountEur: 14_924.56, rate: 0.314, since: "2026-01-01", source: expect.stringContaining("2025-1403") },
    });
    expect(codesOf(paid)).toContain("dividendes-hypotheses");
  });

  test("30 % where the last sale stands before 2026", () => {
    const paid = distributed({
      purchase: { ...example("lotisseur").purchase, date: "2024-01-15" },
      saleDate: "2025-12-31",
    });
    expect(paid.dividends?.tax).toMatchObject({ rate: 0.3, since: "2018-01-01" });
  });

  test("a loss distributes nothing, nor does who pays no company tax", () => {
    expect(distributed({ lots: [{ areaM2: 550, priceEur: 50_000, count: 6 }] }).dividends).toBeNull();
    expect(balanced({ ...developer, tax: { kind: "aucun" } }).dividends).toBeNull();
  });
});

test("an organisation's own figures reach the operation; an owner already pays his land tax", () => {
  const read = readOperation(developer);
  if (!read.ok) throw new Error("The example is not an operation");
  const assumed = assumeOperation(read.value, { overheadsRate: 0.02, dividends: "distribues" });
  expect(assumed.costs.overheads).toEqual({ rate: 0.02 });
  expect(assumed.tax).toMatchObject({ kind: "IS", distributed: true });
});
