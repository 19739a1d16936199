import type { Bracket } from "./acquisition.ts";
import { figure, type Range } from "./figure.ts";

/** What the lawyers share after a seizure (three quarters, one quarter), and what a notary takes for his own auction. */
export const AUCTION_EMOLUMENTS = figure<readonly Bracket[]>({
  id: "emoluments-adjudication",
  label: "Émoluments d'une adjudication, hors taxes, par tranches",
  unit: "part du prix",
  reviewBy: "2028-02-01",
  values: [
    [
      "2021-01-01",
      [
        { upTo: 6_500, rate: 0.07256 },
        { upTo: 17_000, rate: 0.02993 },
        { upTo: 60_000, rate: 0.01995 },
        { upTo: Number.POSITIVE_INFINITY, rate: 0.01497 },
      ],
      "Code de commerce, art. A444-102, 1° et A444-191, I (lus le 24 novembre 2026)",
      "secondaire",
    ],
  ],
});

/** Taxed by the judge and told before the bids; paid on top of the price (CPCE, art. R.322-58). */
export const PRELIMINARY_COSTS = figure<Range>({
  id: "adjudication-frais-prealables",
  label: "Frais préalables d'une vente judiciaire, taxés par le juge",
  unit: "€",
  reviewBy: "2027-11-01",
  values: [
    [
      "2021-01-01",
      { low: 4_000, default: 6_500, high: 10_000 },
      "CPCE, art. R.322-58 ; montants usuels (annonces-landaises.com et lca-avocats.fr, lus le 24 novembre 2026)",
      "a-confirmer",
    ],
  ],
});

export const BIDDER_LAWYER = figure<number>({
  id: "adjudication-avocat",
  label: "Honoraires de l'avocat qui enchérit (obligatoire), publication et significations",
  unit: "€",
  reviewBy: "2027-11-01",
  values: [["2021-01-01", 1_800, "CPCE, art. R.322-40 (avocat obligatoire) ; honoraires libres, usage", "a-confirmer"]],
});

export const OVERBID = figure<{ readonly share: number; readonly days: number }>({
  id: "adjudication-surenchere",
  label: "Surenchère d'une vente judiciaire : part du prix, jours pour la former",
  unit: "part du prix, jours",
  reviewBy: "2027-11-01",
  values: [
    ["2012-06-01", { share: 0.1, days: 10 }, "CPCE, art. R.322-50 et R.322-51 (lus le 24 novembre 2026)", "verifie"],
  ],
});

export const BID_GUARANTEE = figure<{ readonly share: number; readonly floor: number }>({
  id: "adjudication-garantie",
  label: "Caution ou chèque de banque à remettre avant d'enchérir",
  unit: "part de la mise à prix, plancher en €",
  reviewBy: "2027-11-01",
  values: [["2012-06-01", { share: 0.1, floor: 3_000 }, "CPCE, art. R.322-41 (lu le 24 novembre 2026)", "verifie"]],
});

export const PRICE_DEADLINE_MONTHS = figure<number>({
  id: "adjudication-paiement",
  label: "Délai pour verser le prix et les frais, une fois l'adjudication définitive",
  unit: "mois",
  reviewBy: "2027-11-01",
  values: [
    ["2012-06-01", 2, "CPCE, art. R.322-56 (le prix) et R.322-58 (les frais), lus le 25 novembre 2026", "verifie"],
  ],
});

/** What a thing sold by auction fetches of its value: no public figure says it, only the trade. */
export const HAMMER_SHARE = figure<Range>({
  id: "adjudication-decote",
  label: "Prix d'adjudication rapporté à la valeur de marché",
  unit: "part de la valeur",
  reviewBy: "2027-11-01",
  values: [
    [
      "2021-01-01",
      { low: 0.5, default: 0.6, high: 0.7 },
      "Usage : 30 à 50 % sous le marché ; remplacé par les résultats lus dès qu'il y en a huit",
      "a-confirmer",
    ],
  ],
});
