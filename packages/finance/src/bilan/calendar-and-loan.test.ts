import { describe, expect, test } from "vitest";
import { amountOf, balanced, codesOf, example } from "../testing/documents.fixture.ts";

const developer = { ...example("lotisseur"), uncertainty: { draws: 0 } };
const rounded = (amount: number): number => Math.round(amount * 100) / 100;
const french = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a rate of return above a hundred per cent a year comes with a caution; the usual one does not", () => {
  expect(codesOf(balanced(developer))).not.toContain("taux-interne-a-relativiser");
  const lots = [{ areaM2: 550, priceEur: 200_000, count: 6 }];
  const striking = balanced({ ...developer, lots });
  expect(striking.result.internalRate).toBeGreaterThan(1);
  expect(codesOf(striking)).toContain("taux-interne-a-relativiser");
});

test("the lender's guarantee: fee by brackets of 281 298,63 € and 0,05 % of the loan with a fifth of accessories", () => {
  const { financing } = developer as typeof developer & { financing: object };
  const bilan = balanced({ ...developer, financing: { ...financing, guarantee: "hypotheque-legale" } });
  // 6 500 × 1,29 % + 10 500 × 0,532 % + 13 000 × 0,355 % + 251 299 × 0,266 %.
  expect(amountOf(bilan, "garantie-emoluments")).toBe(854.32);
  expect(amountOf(bilan, "garantie-csi")).toBe(168.78);
  expect(bilan.costs.lines.find(({ code }) => code === "garantie-csi")).toMatchObject({ status: "a-confirmer" });
  expect(amountOf(balanced(developer), "garantie-emoluments")).toBe(0);
});

describe("a sale later than the holding keeps the land, its debt and its interest", () => {
  test("by its day: 112 months from the deed", () => {
    const late = balanced({ ...developer, saleDate: "2035-06-01" });
    expect(amountOf(late, "interets")).toBe(rounded((281_298.63 * 0.055 * 112) / 12));
    expect(late.timeline).toMatchObject({ holdingMonths: 112, totalMonths: 114, deedMonth: 2 });
    expect(late.interestByPhase.at(-1)).toMatchObject({ phase: "attente-vente", months: 92 });
  });

  test("by its month, and the cash flow repays in the month the interest ends", () => {
    const lots = [{ areaM2: 550, priceEur: 110_000, count: 6, saleMonth: 60 }];
    const late = balanced({ ...developer, lots });
    expect(amountOf(late, "interets")).toBe(rounded((281_298.63 * 0.055 * 60) / 12));
    expect(late.cashFlow.findLastIndex((month) => month.debtEur !== 0)).toBe(late.timeline.deedMonth + 60);
  });

  test("a month begun counts, unless the holding given says how many do", () => {
    const natural = Object.fromEntries(Object.entries(developer).filter(([name]) => name !== "timeline"));
    expect(balanced({ ...natural, saleDate: "2028-02-02" }).timeline.holdingMonths).toBe(25);
    expect(balanced({ ...developer, saleDate: "2027-10-20" }).timeline.holdingMonths).toBe(20);
    expect(balanced({ ...developer, saleDate: "2027-10-01" }).result.netEur).toBe(balanced(developer).result.netEur);
  });

  test("the other sales keep the month of the calendar", () => {
    const lots = [
      { areaM2: 550, priceEur: 110_000, count: 5 },
      { areaM2: 550, priceEur: 110_000, saleMonth: 60 },
    ];
    const late = balanced({ ...developer, lots });
    expect(late.sales.map((sale) => sale.on)).toEqual([...new Array(5).fill("2027-10-01"), "2031-02-01"]);
    expect(late.timeline.holdingMonths).toBe(60);
  });

  test("a sale before the end of the works is told", () => {
    const lots = [{ areaM2: 550, priceEur: 110_000, count: 6, saleMonth: 1 }];
    expect(codesOf(balanced({ ...developer, lots }))).toContain("vente-avant-travaux");
    expect(codesOf(balanced({ ...developer, saleDate: "2026-02-02" }))).toContain("vente-avant-travaux");
    expect(codesOf(balanced(developer))).not.toContain("vente-avant-travaux");
  });
});

describe("a loan drawn as the works start", () => {
  const late = balanced({
    ...developer,
    financing: { landShare: 0.7, worksShare: 0.5, rate: 0.055, drawdown: "progressif" },
    timeline: { deed: "au-depart" },
  });

  test("the formula says both terms, and they make the amount", () => {
    const line = late.costs.lines.find((each) => each.code === "interets");
    expect(french(line?.formula ?? "")).toBe(
      "214 898,63 € × 5,5 % × 22 mois ÷ 12 + 66 400,00 € × 5,5 % × 9,5 mois ÷ 12",
    );
    expect(line?.amountEur).toBe(rounded((214_898.63 * 22 + 66_400 * 9.5) * (0.055 / 12)));
  });

  test("each phase bears the interest of what is owed then", () => {
    const of = (id: string) => late.interestByPhase.find((each) => each.phase === id)?.amountEur;
    expect(of("etudes")).toBe(rounded((214_898.63 * 0.055 * 3) / 12));
    expect(of("travaux")).toBe(rounded((281_298.63 * 0.055 * 5) / 12));
  });
});

describe("a debt larger than what it pays for", () => {
  const absurd = balanced({ ...developer, financing: { debtEur: 5_000_000, rate: 0.055, feeRate: 0 } });

  test("no rate of return, no return on a stake that is not there, and an alert", () => {
    expect(absurd.result.internalRate).toBeNull();
    expect(absurd.result.roi).toBeNull();
    expect(codesOf(absurd)).toContain("credit-superieur-aux-couts");
    expect(codesOf(balanced(developer))).not.toContain("credit-superieur-aux-couts");
  });
});

describe("the law's own delays, phase by phase", () => {
  const phases = (changed: object = {}) =>
    Object.entries({ etudes: 3, dossier: 3, instruction: 3, purge: 3, acte: 1, travaux: 5, vente: 7, ...changed }).map(
      ([id, months], index, all) => ({ id, months, after: index === 0 ? [] : [{ phase: all[index - 1]?.[0] }] }),
    );
  const told = (changed: object, timeline: object = {}) =>
    codesOf(balanced({ ...developer, timeline: { phases: phases(changed), ...timeline } }));

  test.each([
    [{ instruction: 2.9 }, true],
    [{ instruction: 3 }, false],
    [{ purge: 1.9 }, true],
    [{ purge: 2 }, false],
  ])("%j too short: %s", (changed, short) => {
    expect(told(changed).includes("delais-trop-courts")).toBe(short);
  });

  test("two months of purge leave the withdrawal open", () => {
    expect(told({ purge: 2 })).toContain("retrait-non-purge");
    expect(told({ purge: 3 })).not.toContain("retrait-non-purge");
  });

  test("a calendar without them is not said to be lawful", () => {
    const own = [{ id: "travaux", months: 20 }];
    expect(codesOf(balanced({ ...developer, timeline: { phases: own } }))).toContain("phases-legales-absentes");
    expect(told({})).not.toContain("phases-legales-absentes");
  });

  test("works before the deed", () => {
    expect(told({}, { holdingMonths: 6 })).toContain("travaux-avant-acte");
    for (const level of ["low", "default", "high"])
      expect(codesOf(balanced({ ...developer, timeline: { level } }))).not.toContain("travaux-avant-acte");
  });
});
