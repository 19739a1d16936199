import type { Euros } from "@lotir/units";

/** The specification's cost table of a property, in euros. */
export interface CostBreakdown {
  readonly acquisitionPrice: Euros;
  readonly notaryFees: Euros;
  readonly demolition: Euros;
  readonly asbestosRemoval: Euros;
  readonly soilRemediation: Euros;
  readonly utilities: Euros;
  readonly surveyorFees: Euros;
  readonly architectFees: Euros;
  readonly permitFees: Euros;
  readonly marketingCosts: Euros;
  readonly contingency: Euros;
  readonly otherCosts: Euros;
}

export type CostKey = keyof CostBreakdown;

export const KEYS: readonly CostKey[] = [
  "acquisitionPrice",
  "notaryFees",
  "demolition",
  "asbestosRemoval",
  "soilRemediation",
  "utilities",
  "surveyorFees",
  "architectFees",
  "permitFees",
  "marketingCosts",
  "contingency",
  "otherCosts",
];

/** French, for the sentences. */
export const NAMES: Readonly<Record<CostKey, string>> = {
  acquisitionPrice: "prix d'acquisition",
  notaryFees: "frais de notaire",
  demolition: "démolition",
  asbestosRemoval: "désamiantage",
  soilRemediation: "dépollution",
  utilities: "viabilisation",
  surveyorFees: "géomètre",
  architectFees: "architecte",
  permitFees: "autorisations",
  marketingCosts: "commercialisation",
  contingency: "imprévus",
  otherCosts: "autres coûts",
};
