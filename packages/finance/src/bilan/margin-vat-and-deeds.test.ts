import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { EMOLUMENTS, EMOLUMENTS_CAP } from "../figures/acquisition.ts";
import { valueOn } from "../figures/figure.ts";
import { priceEmoluments } from "../taxes/price-emoluments.ts";
import { balanced } from "../testing/documents.fixture.ts";

const on = isoDate("2026-06-15");
const fee = (euros: number) => priceEmoluments(euros * 100, valueOn(EMOLUMENTS, on), valueOn(EMOLUMENTS_CAP, on)) / 100;

const lotisseur = (purchase: object = {}, more: object = {}) =>
  balanced({
    version: 1,
    profile: "lotisseur",
    uncertainty: { draws: 0 },
    purchase: {
      priceEur: 60_000,
      date: "2026-06-15",
      areaM2: 1_000,
      seller: "particulier",
      boughtAs: "terrain-a-batir",
      departementRate: 0.05,
      ...purchase,
    },
    lots: [{ areaM2: 1_000, priceEur: 120_000 }],
    ...more,
  });

describe("emoluments (C. com.)", () => {
  test("A444-54: the base is rounded to the nearest euro", () => {
    expect(fee(50_000.49)).toBe(fee(50_000));
    expect(fee(50_000.5)).toBe(fee(50_001));
  });

  test("A444-91: the slices of a price of 90 000 €", () => {
    expect(fee(90_000)).toBe(1_116.35);
  });

  test("R444-9: never above a tenth of the value, once that tenth passes ninety euros", () => {
    expect(priceEmoluments(100_000, [{ upTo: Number.POSITIVE_INFINITY, rate: 0.5 }], { rate: 0.1, floor: 90 })).toBe(
      10_000,
    );
    expect(priceEmoluments(50_000, [{ upTo: Number.POSITIVE_INFINITY, rate: 0.5 }], { rate: 0.1, floor: 90 })).toBe(
      9_000,
    );
  });
});

describe("VAT on the margin of land bought from a private person", () => {
  test("stands on two texts against each other: to be confirmed, both cited", () => {
    const [sale] = lotisseur().sales;
    expect(sale).toMatchObject({ vatRegime: "marge", status: "a-confirmer" });
    for (const text of ["416727", "C-299/20", "BOI-TVA-IMM-10-20-10, § 20"]) expect(sale?.source).toContain(text);
  });

  test("bought from who taxed his margin, the purchase bore VAT: verified", () => {
    expect(lotisseur({ seller: "assujetti-marge" }).sales[0]).toMatchObject({ vatRegime: "marge", status: "verifie" });
  });
});

describe("the deed of the buyer of a lot", () => {
  // (120 000 − 60 000) ÷ 1,2 × 20 % = 10 000 of VAT.
  const dutyOf = (switches: object) => lotisseur({}, { switches }).buyers[0]?.costs.dutyEur;

  test("on the margin: duty on the price without tax where the deed states the tax apart", () => {
    expect(dutyOf({})).toBe(7_582.2);
    expect(dutyOf({ deedStatesVat: true })).toBe(6_950.35);
  });

  test("on the full price: duty without tax, emoluments and CSI on what the deed states, to be confirmed", () => {
    const buyer = lotisseur({ boughtAs: "terrain-non-batir" }).buyers[0];
    expect(buyer?.costs).toMatchObject({ dutyEur: 714.98, emolumentsEur: fee(120_000), landRegistryEur: 120 });
    expect(buyer?.lines.find(({ code }) => code === "emoluments")).toMatchObject({
      baseEur: 120_000,
      status: "a-confirmer",
    });
  });
});
