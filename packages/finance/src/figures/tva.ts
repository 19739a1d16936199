import { figure } from "./figure.ts";

export const VAT_RATE = figure<number>({
  id: "tva-taux-normal",
  label: "TVA au taux normal",
  unit: "part du prix hors taxe",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.2, "CGI, art. 278", "verifie"]],
});

/** A house completed more than this many years ago is sold free of VAT, unless the seller opts. */
export const NEW_BUILDING_YEARS = figure<number>({
  id: "tva-immeuble-neuf",
  label: "Âge au-delà duquel un immeuble bâti n'est plus neuf",
  unit: "ans",
  reviewBy: "2027-11-01",
  values: [["2010-03-11", 5, "CGI, art. 257, I-2-2° et 261, 5-2°", "verifie"]],
});

/** Where each regime is read; the choice itself is in choose-vat-regime.ts. */
export const VAT_SOURCES = {
  marge: "CGI, art. 268 ; BOI-TVA-IMM-10-20-10, § 20 et 250",
  /** The judge reserves the margin to purchases that bore VAT; the administration's own writing, which may be set against it, does not. */
  margeDuParticulier:
    "CGI, art. 268 ; CE, 12 mai 2022, n° 416727 et CJUE, C-299/20 (Icade) : marge réservée aux achats grevés de TVA non déductible ; BOI-TVA-IMM-10-20-10, § 20 (13 mai 2020), opposable (LPF, art. L. 80 A), l'admet ; lus le 23 novembre 2026",
  totale: "CGI, art. 257, I-2-1° et 266",
  exoneree: "CGI, art. 261, 5-2°",
  horsChamp: "CGI, art. 256 A : gestion du patrimoine privé",
  sharedUse: "CGI, art. 271 et annexe II, art. 206 : coefficient de déduction",
  houseBought: "CE, 2 avril 2024, n° 466644 ; CE, 27 mars 2020, n° 428234 ; CJUE, C-299/20 (Icade)",
  commonParcels: "CE, 13 octobre 2021, n° 433745 (Le Rochefort)",
} as const;
