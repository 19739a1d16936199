import { figure } from "./figure.ts";

/** One slice of a tariff by brackets: the rate of the part of the price up to `upTo` euros. */
export interface Bracket {
  readonly upTo: number;
  readonly rate: number;
}

const TARIFF: readonly Bracket[] = [
  { upTo: 6_500, rate: 0.0387 },
  { upTo: 17_000, rate: 0.01596 },
  { upTo: 60_000, rate: 0.01064 },
  { upTo: Number.POSITIVE_INFINITY, rate: 0.00799 },
];

export const EMOLUMENTS = figure<readonly Bracket[]>({
  id: "emoluments",
  label: "Émoluments du notaire, hors taxes, par tranches",
  unit: "part du prix",
  reviewBy: "2028-02-01",
  values: [
    ["2021-01-01", TARIFF, "Code de commerce, art. A444-91 (arrêté du 28 février 2020)", "verifie"],
    [
      "2026-03-01",
      TARIFF,
      "Arrêté publié au JO du 28 février 2026 : tarifs maintenus deux ans (agipi.com)",
      "secondaire",
    ],
  ],
});

export const EMOLUMENTS_CAP = figure<{ readonly rate: number; readonly floor: number }>({
  id: "emoluments-ecretement",
  label: "Plafond des émoluments d'une mutation immobilière, sans descendre sous un plancher",
  unit: "part de la valeur, plancher en €",
  reviewBy: "2028-02-01",
  values: [["2021-01-01", { rate: 0.1, floor: 90 }, "Code de commerce, art. R444-9 (juriblio.fr)", "verifie"]],
});

/** On what the emoluments and the CSI of a sale under VAT fall: what the buyer pays, tax included. */
export const TAXED_DEED_BASE =
  "assiette : capital énoncé dans l'acte, TVA comprise (C. com., art. A444-54, lu le 23 novembre 2026), à confirmer par le notaire";

export const NOTARY_VAT = figure<number>({
  id: "tva-emoluments",
  label: "TVA sur les émoluments",
  unit: "part des émoluments",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.2, "CGI, art. 278", "verifie"]],
});

export const COMMUNAL_DUTY = figure<number>({
  id: "dmto-commune",
  label: "Taxe communale additionnelle aux droits de mutation",
  unit: "part du prix",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.012, "CGI, art. 1584", "verifie"]],
});

export const COLLECTION_FEE = figure<number>({
  id: "dmto-frais-assiette",
  label: "Frais d'assiette et de recouvrement du droit départemental",
  unit: "part du droit départemental",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.0237, "CGI, art. 1647 V", "verifie"]],
});

/** 0.70 % plus 2.14 % of it: 0.71498 %. */
export const RESALE_DUTY = figure<number>({
  id: "dmto-engagement-revente",
  label: "Taxe de publicité foncière avec engagement de revendre dans les cinq ans",
  unit: "part du prix",
  reviewBy: "2027-03-01",
  values: [
    [
      "2014-01-01",
      0.0071498,
      "CGI, art. 1115 et 1594 F quinquies ; frais d'assiette de 2,14 % (taximmo.fr)",
      "verifie",
    ],
  ],
});

export const BUILDING_DUTY = figure<number>({
  id: "dmto-engagement-construire",
  label: "Droit fixe avec engagement de construire dans les quatre ans (pas pour un pur lotisseur)",
  unit: "€",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 125, "CGI, art. 1594-0 G, A", "verifie"]],
});

/** The same reduced tax is due by the buyer of a lot taxed on its full price. */
export const TAXED_SALE_DUTY = figure<number>({
  id: "dmto-vente-tva-prix-total",
  label: "Taxe de publicité foncière d'une vente soumise à la TVA sur le prix total",
  unit: "part du prix hors taxe",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", 0.0071498, "CGI, art. 1594 F quinquies, A", "a-confirmer"]],
});

export const LAND_REGISTRY = figure<{ readonly rate: number; readonly minimum: number }>({
  id: "csi",
  label: "Contribution de sécurité immobilière",
  unit: "part du prix, minimum en €",
  reviewBy: "2027-03-01",
  values: [["2014-01-01", { rate: 0.001, minimum: 15 }, "CGI, art. 879 et 881 K", "verifie"]],
});

export const DISBURSEMENTS = figure<number>({
  id: "debours",
  label: "Débours et formalités",
  unit: "€",
  reviewBy: "2027-11-01",
  values: [["2021-01-01", 1_200, "Usage des études notariales", "a-confirmer"]],
});

/** Runs from the deed, not from the day the commitment lapses (Cass. com., 6 October 1998, on CGI, art. 1115). */
export const LATE_INTEREST = figure<number>({
  id: "interet-de-retard",
  label: "Intérêt de retard sur les droits rappelés",
  unit: "part des droits par mois",
  reviewBy: "2027-03-01",
  values: [
    [
      "2018-01-01",
      0.002,
      "CGI, art. 1727 et 1840 G ter, I ; loi n° 2017-1775 du 28 décembre 2017, art. 55 ; prorogation depuis 2021 lue au projet de loi (efl.fr, lu le 23 novembre 2026)",
      "secondaire",
    ],
  ],
});

export const RESALE_COMMITMENT_YEARS = figure<number>({
  id: "engagement-revente-delai",
  label: "Délai de l'engagement de revendre",
  unit: "ans",
  reviewBy: "2027-11-01",
  values: [["2014-01-01", 5, "CGI, art. 1115", "verifie"]],
});
