import { lawNow, ARCHITECT_ABOVE as THRESHOLD } from "@lotir/procedure";
import { figure } from "./figure.ts";

/** Above it a permis d'aménager needs an architect or a landscape designer. */
export const ARCHITECT_ABOVE = figure<number>({
  id: "architecte-seuil",
  label: "Surface à aménager au-delà de laquelle le permis demande un architecte ou un paysagiste",
  unit: "m²",
  reviewBy: "2027-11-01",
  values: [["2017-05-01", lawNow(THRESHOLD), "Code de l'urbanisme, art. L.441-4 et R.441-4-2", "verifie"]],
});

/** More divisions than this in so many months, and a private owner looks like a dealer. */
export const DEALER_HABIT = figure<{ readonly divisions: number; readonly months: number }>({
  id: "habitude-marchand",
  label: "Divisions d'un particulier au-delà desquelles la requalification en marchand de biens est à craindre",
  unit: "divisions",
  reviewBy: "2027-11-01",
  values: [["2014-01-01", { divisions: 2, months: 60 }, "BOI-BIC-CHAMP-20-30-20 ; seuil de prudence", "a-confirmer"]],
});

/** What an earlier division still weighs on the building rights of its lots. */
export const EARLIER_DIVISION = figure<number>({
  id: "division-anterieure-delai",
  label: "Ancienneté en deçà de laquelle une division précédente pèse encore sur le terrain",
  unit: "mois",
  reviewBy: "2027-11-01",
  values: [["2014-01-01", 60, "Code de l'urbanisme, art. L.442-14", "a-confirmer"]],
});
