import { figure } from "./figure.ts";

const PRACTICE = "Usage, à confirmer";
const REVIEW = "2027-11-01";

/** Ordinary house, asbestos survey included; to be replaced by a quotation. */
export const USUAL_DEMOLITION = figure<number>({
  id: "demolition-maison",
  label: "Démolition d'une maison ordinaire, diagnostic amiante compris",
  unit: "€",
  reviewBy: REVIEW,
  values: [["2024-01-01", 15_000, PRACTICE, "a-confirmer"]],
});

/** Shed, garage or pool house of a lot that is sold as vacant, taken away; to be replaced by a quotation. */
export const USUAL_ANNEX_DEMOLITION = figure<number>({
  id: "demolition-annexe",
  label: "Démolition d'une annexe, évacuation comprise",
  unit: "€ par m² d'emprise",
  reviewBy: REVIEW,
  values: [["2024-01-01", 100, PRACTICE, "a-confirmer"]],
});

/** Taken when more than three lots need a lane that nobody drew. */
export const LANE_SHARE = figure<number>({
  id: "part-de-la-voie",
  label: "Part du terrain prise par une voie commune qui n'est pas dessinée",
  unit: "part du terrain",
  reviewBy: REVIEW,
  values: [["2024-01-01", 0.12, PRACTICE, "a-confirmer"]],
});

export const LAND_LOAN_SHARE = figure<number>({
  id: "part-empruntee-achat",
  label: "Part de l'achat empruntée par un professionnel",
  unit: "part de l'achat",
  reviewBy: REVIEW,
  values: [["2024-01-01", 0.7, PRACTICE, "a-confirmer"]],
});

export const WORKS_LOAN_SHARE = figure<number>({
  id: "part-empruntee-travaux",
  label: "Part des travaux empruntée par un professionnel",
  unit: "part des travaux",
  reviewBy: REVIEW,
  values: [["2024-01-01", 0.5, PRACTICE, "a-confirmer"]],
});
