import { figure } from "./figure.ts";

export interface CommunalLandTax {
  readonly rate: number;
  /** Base where no deed nor value gives a reference price; else the price less the purchase price brought up to date. */
  readonly shareWithoutReference: number;
  /** No tax when the price is below this many times the purchase price. */
  readonly minimumMultiple: number;
  /** No tax when the land was classified constructible more than this many years before. */
  readonly exemptAfterYears: number;
}

export const COMMUNAL_LAND_TAX = figure<CommunalLandTax>({
  id: "taxe-terrains-constructibles-commune",
  label: "Taxe communale sur la première vente d'un terrain devenu constructible (si elle a été votée)",
  unit: "part de la plus-value, prix d'achat actualisé",
  reviewBy: "2027-11-01",
  values: [
    [
      "2009-09-28",
      { rate: 0.1, shareWithoutReference: 2 / 3, minimumMultiple: 3, exemptAfterYears: 18 },
      "CGI, art. 1529 (base : loi n° 2009-323 du 25 mars 2009, ventes depuis le 28 septembre 2009 ; fiscalonline.com citant l'article) ; BOI-RFPI-TDC-10",
      "secondaire",
    ],
  ],
});

export interface NationalLandTax {
  /** Only land made constructible from this day on (BOI-RFPI-TDC-20). */
  readonly classifiedFrom: string;
  /** Multiples of the purchase price where each rate starts. */
  readonly steps: readonly { readonly above: number; readonly rate: number }[];
  readonly exemptPrice: number;
  /** Allowance for each year past the eighth since the land became constructible. */
  readonly allowancePerYear: number;
  readonly allowanceAfterYears: number;
}

export const NATIONAL_LAND_TAX = figure<NationalLandTax>({
  id: "taxe-terrains-constructibles-etat",
  label: "Taxe nationale sur la première vente d'un terrain devenu constructible",
  unit: "part de la plus-value",
  reviewBy: "2027-11-01",
  values: [
    [
      "2010-01-14",
      {
        classifiedFrom: "2010-01-14",
        steps: [
          { above: 10, rate: 0.05 },
          { above: 30, rate: 0.1 },
        ],
        exemptPrice: 15_000,
        allowancePerYear: 0.1,
        allowanceAfterYears: 8,
      },
      "CGI, art. 1605 nonies ; BOI 8 M-1-12 et BOI-RFPI-TDC-20 (base actualisée, comme à l'article 1529)",
      "a-confirmer",
    ],
  ],
});
