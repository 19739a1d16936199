import { lawFigure } from "./law-figure.ts";

export const DISPLAY_MONTHS = lawFigure<number>("affichage", {
  label: "Affichage continu sur le terrain",
  unit: "mois",
  values: [["2007-10-01", 2, "Code de l'urbanisme, art. R.424-15, R.600-2 et A.424-15 à A.424-18", "vérifié"]],
});

/** Délai franc: the day it ends on is not counted. */
export const THIRD_PARTIES = lawFigure<{ readonly months: number; readonly clearDays: number }>("recours-des-tiers", {
  label: "Recours des tiers, à compter du premier jour de l'affichage continu",
  unit: "mois, plus les jours francs",
  values: [["2007-10-01", { months: 2, clearDays: 1 }, "Code de l'urbanisme, art. R.600-2", "vérifié"]],
});

/** Who appeals tells the author and the holder within these days, both francs: no more appeal is to come after them. */
export const APPEAL_TOLD_DAYS = lawFigure<{ readonly days: number; readonly clearDays: number }>(
  "notification-recours",
  {
    label: "Notification d'un recours à l'auteur de la décision et à son bénéficiaire",
    unit: "jours francs",
    values: [["2018-10-01", { days: 15, clearDays: 1 }, "Code de l'urbanisme, art. R.600-1", "vérifié"]],
  },
);

export const THIRD_PARTIES_CAP_MONTHS = lawFigure<number>("recours-sans-affichage", {
  label: "Recours des tiers sans affichage, à compter de l'achèvement",
  unit: "mois",
  values: [["2018-10-01", 6, "Code de l'urbanisme, art. R.600-3", "vérifié"]],
});

export const WITHDRAWAL_MONTHS = lawFigure<number>("retrait", {
  label: "Retrait d'une décision illégale par l'autorité",
  unit: "mois",
  values: [["2018-11-25", 3, "Code de l'urbanisme, art. L.424-5", "vérifié"]],
});

/** Validity of a decision by the day it was taken; `years` null where the texts are still to be confirmed. */
export interface ValidityLaw {
  readonly years: number | null;
  /** Years of extension that may be asked, one at a time. */
  readonly extensions: number;
}

const VALIDITY_SOURCE = "Code de l'urbanisme, art. R.424-17, R.424-18, R.424-21 et R.424-22";

export const VALIDITY = lawFigure<ValidityLaw>("validite", {
  label: "Validité de la décision, selon le jour où elle est prise",
  unit: "ans",
  values: [
    ["2016-01-06", { years: 3, extensions: 2 }, VALIDITY_SOURCE, "vérifié"],
    ["2021-01-01", { years: null, extensions: 0 }, "Régime transitoire à confirmer", "à confirmer"],
    ["2022-05-28", { years: 5, extensions: 0 }, "Décret n° 2025-461 du 26 mai 2025", "vérifié"],
    ["2024-05-29", { years: 3, extensions: 2 }, VALIDITY_SOURCE, "vérifié"],
  ],
});

export const EXTENSION_YEARS = lawFigure<number>("prorogation", {
  label: "Prorogation de la validité, par demande",
  unit: "ans",
  values: [["2016-01-06", 1, "Code de l'urbanisme, art. R.424-21 et R.424-22", "vérifié"]],
});

export const EXTENSION_ASKED_MONTHS = lawFigure<number>("prorogation-demande", {
  label: "Demande de prorogation avant la fin de la validité, et réponse de la mairie",
  unit: "mois",
  values: [["2007-10-01", 2, "Code de l'urbanisme, art. R.424-21 à R.424-23", "vérifié"]],
});

export const WORKS_STOP_YEARS = lawFigure<number>("interruption", {
  label: "Interruption des travaux qui périme la décision, passé sa validité",
  unit: "ans",
  values: [["2007-10-01", 1, "Code de l'urbanisme, art. R.424-17", "vérifié"]],
});
