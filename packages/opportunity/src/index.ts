export type { Component, Figure, FigureUnit } from "./component.ts";
export {
  type DivisionFacts,
  type FrontageFacts,
  type Known,
  known,
  type ParcelleFacts,
  type PriceFacts,
  type SaleFacts,
  type SurfaceFacts,
  unknown,
  type ZoneFact,
} from "./parcelle-facts.ts";
export { LEAST_COVERAGE, OPPORTUNITY_VERSION, type Opportunity, scoreParcelle } from "./score-parcelle.ts";
export { type ComponentKey, LABELS, WEIGHTS } from "./weights.ts";
export { type Openness, zoneOpenness } from "./zone-openness.ts";
