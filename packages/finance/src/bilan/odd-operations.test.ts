import { describe, expect, test } from "vitest";
import { balanced } from "../testing/documents.fixture.ts";

// Every figure below was worked out apart, in decimals, from the law and not from this code.

const silent = { version: 1, costs: { level: "aucun" }, uncertainty: { draws: 0 } };
const owner = { ...silent, profile: "particulier", saleDate: "2026-06-15" };

describe("a private owner, by full years held, on 600 of 1 000 m² bought 40 000 €", () => {
  test.each([
    ["2021-06-16", 4, 34_100.53],
    ["2021-06-15", 5, 34_100.53],
    ["2020-06-15", 6, 32_759.31],
    ["2005-06-16", 20, 13_982.16],
    ["2005-06-15", 21, 12_640.93],
    ["2004-06-15", 22, 11_665.77],
    ["2003-06-15", 23, 10_207.55],
    ["1997-06-15", 29, 1_458.22],
    ["1996-06-16", 29, 1_458.22],
    ["1996-06-15", 30, 0],
  ])("bought %s: %i years, %f € of tax", (date, years, tax) => {
    const bilan = balanced({
      ...owner,
      purchase: { date, areaM2: 1_000, boughtAs: "terrain-a-batir", priceEur: 40_000 },
      lots: [{ areaM2: 600, priceEur: 120_000.37 }],
    });
    expect(bilan.sales[0]?.gain?.years).toBe(years);
    expect(bilan.result.taxEur).toBe(tax);
  });
});

describe("a house that is not his residence, sold with a lot: surtax on the house alone", () => {
  test.each([
    [300_000, 30_862.01],
    [360_000, 49_343.93],
    [410_000, 64_154.91],
    [420_000, 67_225.1],
    [470_000, 83_767.33],
    [520_000, 101_082.55],
  ])("sold %i €: %f € on the house, 6 107,01 € on the lot whatever the house", (priceEur, tax) => {
    const bilan = balanced({
      ...owner,
      purchase: { date: "2016-06-15", areaM2: 1_500, priceEur: 300_000 },
      lots: [{ areaM2: 600, priceEur: 90_000, purchasePartEur: 60_000 }],
      houses: [{ areaM2: 900, priceEur, purchasePartEur: 150_000, worksEur: 10_000 }],
      costs: { level: "aucun", sellingRate: 0.05 },
    });
    const taxes = bilan.sales.map(({ gain }) =>
      gain == null ? 0 : Math.round((gain.incomeTaxEur + gain.socialLeviesEur + gain.surtaxEur) * 100) / 100,
    );
    expect(taxes).toEqual([6_107.01, tax]);
  });
});

describe("a dealer: an old house and two lots whose ground the deed names, 120 000 € of 400 000 €", () => {
  const dealer = (house: object = {}, more: object = {}) =>
    balanced({
      ...silent,
      profile: "marchand-de-biens",
      purchase: {
        priceEur: 400_000,
        date: "2026-02-01",
        areaM2: 2_000,
        seller: "particulier",
        boughtAs: "avec-maison",
        buildingLand: { priceEur: 120_000, areaM2: 1_200, inDeed: true },
        departementRate: 0.05,
      },
      lots: [
        { areaM2: 500, priceEur: 110_000 },
        { areaM2: 700, priceEur: 50_000 },
      ],
      houses: [{ areaM2: 800, priceEur: 320_000, worksEur: 20_000, ...house }],
      works: { vrd: [{ label: "VRD", amountEur: 20_000 }] },
      costs: { level: "aucun", geometreEur: 3_000, sellingRate: 0.04, contingencyRate: 0.1 },
      financing: { debtEur: 0, rate: 0, feeRate: 0 },
      timeline: { holdingMonths: 12 },
      ...more,
    });

  test("margin of each lot alone, input VAT by share of use", () => {
    const { result, vat } = dealer();
    expect(vat.outputEur).toBe(10_000);
    expect(result).toMatchObject({ totalCostsEur: 478_713.66, marginEur: -8_713.66 });
  });

  test.each([
    ["an option for VAT on the house", { vat: "totale" }],
    ["a house completed five years ago or less", { isNew: true }],
  ])("%s: its price bears VAT, and all the input VAT comes back", (_, house) => {
    const { vat } = dealer(house);
    expect(vat).toMatchObject({ outputEur: 63_333.33, recoveredEur: 12_600 });
  });

  test("prices agreed before VAT: the margin bears 20 %, on top", () => {
    const { vat, result } = dealer({}, { priceBasis: "HT" });
    expect(vat.outputEur).toBe(12_000);
    expect(result.turnoverEur).toBe(492_000);
  });
});
