export type { Component, Figure, FigureUnit } from "./component.ts";
export {
  type DivisionFacts,
  type FrontageFacts,
  type Known,
  known,
  type MoneyFacts,
  type ParcelleFacts,
  type PriceFacts,
  type SaleFacts,
  type SurfaceFacts,
  unknown,
  type ZoneFact,
} from "./parcelle-facts.ts";
export { scoreMoney } from "./score-money.ts";
export {
  type Judged,
  LEAST_COVERAGE,
  OPPORTUNITY_VERSION,
  type Opportunity,
  scoreOf,
  scoreParcelle,
} from "./score-parcelle.ts";
export { type ComponentKey, LABELS, WEIGHTS } from "./weights.ts";
export { type Openness, zoneOpenness } from "./zone-openness.ts";
