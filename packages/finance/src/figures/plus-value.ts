import { figure } from "./figure.ts";

export const GAIN_TAX = figure<number>({
  id: "plus-value-ir",
  label: "Impôt sur la plus-value immobilière d'un particulier",
  unit: "part de la plus-value après abattement",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.19, "CGI, art. 200 B", "verifie"]],
});

/** The 2026 rise of the CSG to 18.6 % leaves real-estate gains out: five sources agree. */
export const SOCIAL_LEVIES = figure<number>({
  id: "plus-value-ps",
  label: "Prélèvements sociaux sur la plus-value immobilière",
  unit: "part de la plus-value après abattement",
  reviewBy: "2027-03-01",
  values: [
    ["2018-01-01", 0.172, "Code de la sécurité sociale, art. L.136-7", "verifie"],
    ["2026-01-01", 0.172, "LFSS 2026 : la hausse exclut les plus-values immobilières", "verifie"],
  ],
});

/** Counted sale by sale, and for each co-owner on his own share. A sale exempt this way bears no communal tax either. */
export const SMALL_SALE = figure<number>({
  id: "plus-value-petite-vente",
  label: "Prix de vente jusqu'auquel la plus-value est exonérée",
  unit: "€",
  reviewBy: "2027-11-01",
  values: [["2004-01-01", 15_000, "CGI, art. 150 U, II-6° ; BOI-RFPI-PVI-10-40-70", "a-confirmer"]],
});

/** One rule of an allowance by years held: `perYear` for each full year of the span, both ends included. */
export interface AllowanceSpan {
  readonly from: number;
  readonly to: number;
  readonly perYear: number;
}

export const GAIN_ALLOWANCE = figure<readonly AllowanceSpan[]>({
  id: "abattement-ir",
  label: "Abattement pour durée de détention, impôt sur le revenu",
  unit: "part de la plus-value par année pleine",
  reviewBy: "2027-03-01",
  values: [
    [
      "2014-01-01",
      [
        { from: 6, to: 21, perYear: 0.06 },
        { from: 22, to: 22, perYear: 0.04 },
      ],
      "CGI, art. 150 VC (exonération à 17 ans votée en première lecture du budget 2026, non confirmée)",
      "verifie",
    ],
  ],
});

export const SOCIAL_ALLOWANCE = figure<readonly AllowanceSpan[]>({
  id: "abattement-ps",
  label: "Abattement pour durée de détention, prélèvements sociaux",
  unit: "part de la plus-value par année pleine",
  reviewBy: "2027-03-01",
  values: [
    [
      "2014-01-01",
      [
        { from: 6, to: 21, perYear: 0.0165 },
        { from: 22, to: 22, perYear: 0.016 },
        { from: 23, to: 30, perYear: 0.09 },
      ],
      "Code de la sécurité sociale, art. L.136-7",
      "verifie",
    ],
  ],
});

export const PURCHASE_COSTS_LUMP = figure<number>({
  id: "plus-value-frais-forfait",
  label: "Frais d'acquisition forfaitaires",
  unit: "part du prix d'achat",
  reviewBy: "2027-11-01",
  values: [["2004-01-01", 0.075, "CGI, art. 150 VB, II-3°", "verifie"]],
});

/** For built property held more than five years; never for land. */
export const WORKS_LUMP = figure<number>({
  id: "plus-value-travaux-forfait",
  label: "Travaux forfaitaires d'un immeuble bâti détenu plus de cinq ans",
  unit: "part du prix d'achat",
  reviewBy: "2027-11-01",
  values: [["2004-01-01", 0.15, "CGI, art. 150 VB, II-4°", "a-confirmer"]],
});

/** Tax = rate × gain − smoothing × (to − gain), for gains in ]above ; to]. */
export interface SurtaxBracket {
  readonly above: number;
  readonly to: number;
  readonly rate: number;
  readonly smoothing: number;
}

const bracket = (above: number, to: number, terms: readonly [number, number]): SurtaxBracket => ({
  above,
  to,
  rate: terms[0],
  smoothing: terms[1],
});

export const GAIN_SURTAX = figure<readonly SurtaxBracket[]>({
  id: "surtaxe-plus-value",
  label: "Surtaxe sur les plus-values supérieures à 50 000 € (jamais sur un terrain à bâtir)",
  unit: "€ de plus-value imposable",
  reviewBy: "2027-03-01",
  values: [
    [
      "2013-01-01",
      [
        bracket(50_000, 60_000, [0.02, 0.05]),
        bracket(60_000, 100_000, [0.02, 0]),
        bracket(100_000, 110_000, [0.03, 0.1]),
        bracket(110_000, 150_000, [0.03, 0]),
        bracket(150_000, 160_000, [0.04, 0.15]),
        bracket(160_000, 200_000, [0.04, 0]),
        bracket(200_000, 210_000, [0.05, 0.2]),
        bracket(210_000, 250_000, [0.05, 0]),
        bracket(250_000, 260_000, [0.06, 0.25]),
        bracket(260_000, Number.POSITIVE_INFINITY, [0.06, 0]),
      ],
      "CGI, art. 1609 nonies G",
      "verifie",
    ],
  ],
});
