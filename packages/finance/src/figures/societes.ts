import { figure } from "./figure.ts";

export interface CompanyTaxRates {
  readonly reducedRate: number;
  readonly reducedUpTo: number;
  readonly reducedTurnoverMax: number;
  readonly normalRate: number;
}

const RATES: CompanyTaxRates = {
  reducedRate: 0.15,
  reducedUpTo: 42_500,
  reducedTurnoverMax: 10_000_000,
  normalRate: 0.25,
};

export const COMPANY_TAX = figure<CompanyTaxRates>({
  id: "impot-societes",
  label: "Impôt sur les sociétés",
  unit: "part du bénéfice",
  reviewBy: "2027-03-01",
  values: [
    ["2022-01-01", RATES, "CGI, art. 219, I-b", "verifie"],
    [
      "2026-01-01",
      RATES,
      "CGI, art. 219, I-b (plafond de 100 000 € voté en première lecture du budget 2026, non confirmé)",
      "secondaire",
    ],
  ],
});

export const DIVIDEND_TAX = figure<number>({
  id: "dividendes-pfu",
  label: "Prélèvement forfaitaire unique sur les dividendes, impôt et prélèvements sociaux",
  unit: "part du dividende",
  reviewBy: "2027-03-01",
  values: [
    ["2018-01-01", 0.3, "CGI, art. 200 A : 12,8 % ; CSS, art. L. 136-8 et CGI, art. 235 ter : 17,2 %", "verifie"],
    [
      "2026-01-01",
      0.314,
      "CGI, art. 200 A : 12,8 % ; prélèvements sociaux de 18,6 % sur ce qui est versé depuis le 1er janvier 2026 (loi n° 2025-1403 du 30 décembre 2025 de financement de la sécurité sociale, art. 12, lu le 23 novembre 2026)",
      "secondaire",
    ],
  ],
});
