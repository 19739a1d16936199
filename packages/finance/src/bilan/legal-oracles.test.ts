import { cents, isoDate, plancher } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { valueOn } from "../figures/figure.ts";
import { COMPANY_TAX } from "../figures/societes.ts";
import { acquisitionTerms, priceAcquisition } from "../taxes/price-acquisition.ts";
import { taxCompany } from "../taxes/tax-company.ts";
import { communalLandTax, landTaxRates, nationalLandTax } from "../taxes/tax-constructible-land.ts";
import {
  fullYearsHeld,
  gainAllowance,
  gainSurtax,
  privateGainRates,
  socialAllowance,
  taxPrivateGain,
} from "../taxes/tax-private-gain.ts";
import { vatOfSale } from "../taxes/tax-sale.ts";
import { taxeAmenagement } from "../taxes/taxe-amenagement.ts";

const on = isoDate("2026-06-15");

describe("surtax on high gains (CGI 1609 nonies G)", () => {
  test.each([
    [50_000, 0],
    [55_000, 850],
    [60_000, 1_200],
    [105_000, 2_650],
    [155_000, 5_450],
    [205_000, 9_250],
    [255_000, 14_050],
    [300_000, 18_000],
  ])("a gain of %i € bears %i €", (gain, surtax) => {
    expect(gainSurtax(gain * 100, on)).toBe(surtax * 100);
  });

  test("never on building land", () => {
    const rates = privateGainRates({
      bought: isoDate("2025-01-01"),
      sold: on,
      built: false,
      exempt: false,
      realPurchaseCosts: undefined,
      lumpAllowed: true,
      owners: 1,
    });
    const gain = taxPrivateGain(
      { price: 40_000_000, sellingCosts: 0, purchasePart: 1_000_000, countedWorks: 0 },
      rates,
    );
    expect(gain.surtax).toBe(0);
  });
});

describe("allowances by years held (CGI 150 VC)", () => {
  test.each([
    [5, 0, 0],
    [6, 0.06, 0.0165],
    [10, 0.3, 0.0825],
    [15, 0.6, 0.165],
    [21, 0.96, 0.264],
    [22, 1, 0.28],
    [23, 1, 0.37],
    [29, 1, 0.91],
    [30, 1, 1],
    [45, 1, 1],
  ])("%i full years", (years, income, social) => {
    expect(gainAllowance(years, on)).toBe(income);
    expect(socialAllowance(years, on)).toBe(social);
  });

  test("a year begun does not count", () => {
    expect(fullYearsHeld(isoDate("2011-06-16"), isoDate("2026-06-15"))).toBe(14);
    expect(fullYearsHeld(isoDate("2011-06-15"), isoDate("2026-06-15"))).toBe(15);
  });
});

describe("taxe d'aménagement", () => {
  const house = { taxableArea: plancher(120), communeRate: 0.05, departementRate: 0.025, mainResidence: true };

  test("120 m² in 2026", () => {
    expect(taxeAmenagement({ ...house, on, ileDeFrance: false })).toEqual({
      base: 6_244_000,
      commune: 312_200,
      departement: 156_100,
      region: 0,
      archaeology: 24_976,
      total: 493_276,
    });
  });

  test("120 m² in Île-de-France", () => {
    const tax = taxeAmenagement({ ...house, on, ileDeFrance: true });
    expect(tax).toMatchObject({ base: 7_077_000, commune: 353_850, departement: 176_925, region: 70_770 });
  });

  test.each([
    ["2024-06-01", 91_400],
    ["2025-06-01", 93_000],
    ["2026-06-01", 89_200],
  ])("the flat value of %s", (date, value) => {
    const tax = taxeAmenagement({
      ...house,
      taxableArea: plancher(1),
      mainResidence: false,
      on: isoDate(date),
      ileDeFrance: false,
    });
    expect(tax.base).toBe(value);
  });
});

describe("duties of the deed", () => {
  const cost = (
    price: number,
    duty: "normal" | "engagement-revente" | "engagement-construire",
    departementRate: number,
  ) => priceAcquisition({ duty: price * 100, stated: price * 100 }, acquisitionTerms({ on, duty, departementRate }));

  test.each([
    [0.045, 580_665],
    [0.05, 631_850],
    [0.038, 509_006],
  ])("normal duty, departement at %f, on 100 000 €", (rate, duty) => {
    expect(cost(100_000, "normal", rate).duty).toBe(duty);
  });

  test("with a commitment to build: 125 €", () => {
    expect(cost(100_000, "engagement-construire", 0.05).duty).toBe(12_500);
  });

  test("the land registry never takes less than 15 €", () => {
    expect(cost(5_000, "normal", 0.05).registry).toBe(1_500);
  });

  test.each([
    [6_500, 25_155],
    [17_000, 41_913],
    [60_000, 87_665],
    [420_000, 375_305],
  ])("emoluments of %i €", (price, emoluments) => {
    expect(cost(price, "normal", 0.05).emoluments).toBe(emoluments);
  });
});

describe("VAT of a sale", () => {
  const terms = { basis: "TTC", vatRate: 0.2, vat: { regime: "marge" } } as const;

  test("on the margin, price including VAT", () => {
    expect(vatOfSale(12_000_000, 6_500_000, terms)).toBe(916_667);
  });

  test("on the margin, price before VAT", () => {
    expect(vatOfSale(12_000_000, 6_500_000, { ...terms, basis: "HT" })).toBe(1_100_000);
  });

  test("a negative margin is worth nothing", () => {
    expect(vatOfSale(12_000_000, 15_000_000, terms)).toBe(0);
  });
});

describe("company tax", () => {
  const rates = valueOn(COMPANY_TAX, on);

  test.each([
    [-10_000, 0],
    [18_068.42, 2_710.26],
    [42_500, 6_375],
    [57_707.26, 10_176.82],
  ])("a profit of %f € bears %f €", (profit, tax) => {
    expect(taxCompany(Math.round(profit * 100), rates)).toBe(cents(Math.round(tax * 100)));
  });
});

describe("taxes on land that became constructible", () => {
  const terms = {
    boughtOn: isoDate("2010-06-01"),
    soldOn: on,
    classifiedOn: isoDate("2020-01-01"),
    communalTaxVoted: true,
    owners: 1,
  };
  const rates = landTaxRates(terms);

  test("communal: 10 % of the price less the purchase price updated by the index (1.272 for 2010)", () => {
    // (90 000 − 5 000 × 1,272) × 10 %
    expect(communalLandTax(9_000_000, 500_000, rates)).toBe(836_400);
  });

  test("communal: two thirds of the price only where nothing gives a reference", () => {
    expect(communalLandTax(9_000_000, 0, rates)).toBe(600_000);
  });

  test("communal: nothing below three times the purchase price, nor 18 years after the classification", () => {
    expect(communalLandTax(9_000_000, 3_100_000, rates)).toBe(0);
    const old = landTaxRates({ ...terms, classifiedOn: isoDate("2008-01-01") });
    expect(communalLandTax(9_000_000, 500_000, old)).toBe(0);
  });

  test("national: 5 % of the gain above ten times the purchase price", () => {
    // Gain 83 640; from 10 × 6 360 at 5 %.
    expect(nationalLandTax(9_000_000, 500_000, rates)).toBe(100_200);
    expect(nationalLandTax(1_400_000, 500_000, rates)).toBe(0);
  });
});
