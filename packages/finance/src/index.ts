export { analyzeDivisionProfitability, type ProfitabilityAnalysis } from "./analyze-division-profitability.ts";
export {
  analyzeProperty,
  type CostBreakdown,
  type CostKey,
  type FinancialAnalysis,
  type PropertyAnalysis,
  type PropertyDemand,
  type PropertyFailure,
  type PropertyLot,
  propertySentence,
  type SuggestedCost,
} from "./analyze-property.ts";
export { assumeOperation, type OperationAssumptions } from "./assume-operation.ts";
export { balanceOperation } from "./balance-operation.ts";
export type { Bilan, CostLine, OwnerChoice, SaleLine } from "./bilan.ts";
export {
  type BilanEnCinqLignes,
  bilanEnCinqLignes,
  type CinqLignesDemand,
  type CinqLignesFailure,
  cinqLignesOperation,
  cinqLignesSentence,
} from "./bilan-en-cinq-lignes.ts";
export type { BilanLine } from "./bilan-line.ts";
export { type BilanWire, bilanToWire } from "./bilan-to-wire.ts";
export type { BilanWarning, Severity } from "./bilan-warning.ts";
export type { CashMonth } from "./cash-flow.ts";
export type { BoughtAs, LandSeller, VatChoice, VatDecision } from "./choose-vat-regime.ts";
export type { SpecificationComparison } from "./compare-with-specification.ts";
export { type DivisionFacts, divisionOperation } from "./division-operation.ts";
export {
  type DetailedEvaluation,
  type EvaluatedRisk,
  type EvaluatedScenario,
  type EvaluationDemand,
  type EvaluationFailure,
  evaluateDetailed,
  evaluationSentence,
} from "./evaluate-detailed.ts";
export { ALL_FIGURES } from "./figures/all-figures.ts";
export { COSTS, type CostFigureName } from "./figures/costs.ts";
export { departementRateOn } from "./figures/departements.ts";
export {
  type CostLevel,
  type Figure,
  type FigureStatus,
  type FigureValue,
  LAW_RANGE,
  type Range,
  valueOn,
} from "./figures/figure.ts";
export { type ServicedZone, SPECIFICATION, servicedZone } from "./figures/specification.ts";
export { LAND_LOAN_SHARE, USUAL_ANNEX_DEMOLITION, WORKS_LOAN_SHARE } from "./figures/usages.ts";
export type {
  CostCategory,
  House,
  LotForSale,
  Operation,
  Procedure,
  Profile,
  Purchase,
  SaleTerms,
} from "./operation.ts";
export type { OperationFailure } from "./operation-failure.ts";
export {
  type AcquisitionCosts,
  type AcquisitionDemand,
  type AcquisitionTerms,
  acquisitionTerms,
  type Duty,
  priceAcquisition,
} from "./price-acquisition.ts";
export {
  type PricedLot,
  type ProfitabilityDemand,
  type ProfitabilityFailure,
  profitabilitySentence,
} from "./profitability-demand.ts";
export { readOperation } from "./read-operation.ts";
export { type Schedule, type ScheduledPhase, schedulePhases, usualPhases } from "./schedule-phases.ts";
export {
  type QuickDemand,
  type QuickFailure,
  type QuickMarket,
  type QuickRisks,
  type QuickScore,
  quickSentence,
  scoreQuickly,
} from "./score-quickly.ts";
export { operationSentence } from "./sentences.ts";
export { taxCompany } from "./tax-company.ts";
export { fullYearsHeld, gainAllowance, gainSurtax, socialAllowance } from "./tax-private-gain.ts";
export {
  type AmenagementDemand,
  type AmenagementFailure,
  amenagementSentence,
  checkAmenagement,
  type TaxeAmenagement,
  taxeAmenagement,
} from "./taxe-amenagement.ts";
