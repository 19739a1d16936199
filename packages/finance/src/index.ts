export { balanceOperation } from "./bilan/balance-operation.ts";
export type { Bilan, CostLine, OwnerChoice, SaleLine } from "./bilan/bilan.ts";
export {
  type BilanEnCinqLignes,
  bilanEnCinqLignes,
  type CinqLignesDemand,
  type CinqLignesFailure,
  cinqLignesOperation,
  cinqLignesSentence,
} from "./bilan/bilan-en-cinq-lignes.ts";
export type { BilanLine } from "./bilan/bilan-line.ts";
export {
  type Procedure,
  type Schedule,
  type ScheduledPhase,
  schedulePhases,
  usualPhases,
} from "./calendar/schedule-phases.ts";
export { readOperation } from "./document/read-operation.ts";
export { type WrittenBilan, writeBilan } from "./document/write-bilan.ts";
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
export { assumeOperation, type OperationAssumptions } from "./operation/assume-operation.ts";
export { type DivisionFacts, divisionOperation } from "./operation/division-operation.ts";
export type {
  CostCategory,
  House,
  LotForSale,
  Operation,
  Profile,
  Purchase,
  SaleTerms,
} from "./operation/operation.ts";
export type { OperationFailure } from "./operation/operation-failure.ts";
export { operationSentence } from "./operation/operation-sentence.ts";
export type { CashMonth } from "./results/cash-flow.ts";
export {
  analyzeDivisionProfitability,
  type ProfitabilityAnalysis,
} from "./specification/analyze-division-profitability.ts";
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
} from "./specification/analyze-property.ts";
export type { SpecificationComparison } from "./specification/compare-with-specification.ts";
export {
  type DetailedEvaluation,
  type EvaluatedRisk,
  type EvaluatedScenario,
  type EvaluationDemand,
  type EvaluationFailure,
  evaluateDetailed,
  evaluationSentence,
} from "./specification/evaluate-detailed.ts";
export {
  type PricedLot,
  type ProfitabilityDemand,
  type ProfitabilityFailure,
  profitabilitySentence,
} from "./specification/profitability-demand.ts";
export {
  type QuickDemand,
  type QuickFailure,
  type QuickMarket,
  type QuickRisks,
  type QuickScore,
  quickSentence,
  scoreQuickly,
} from "./specification/score-quickly.ts";
export type { BoughtAs, LandSeller, VatChoice, VatDecision } from "./taxes/choose-vat-regime.ts";
export {
  type AcquisitionCosts,
  type AcquisitionDemand,
  type AcquisitionTerms,
  acquisitionTerms,
  type Duty,
  priceAcquisition,
} from "./taxes/price-acquisition.ts";
export { taxCompany } from "./taxes/tax-company.ts";
export { fullYearsHeld, gainAllowance, gainSurtax, socialAllowance } from "./taxes/tax-private-gain.ts";
export {
  type AmenagementDemand,
  type AmenagementFailure,
  amenagementSentence,
  checkAmenagement,
  type TaxeAmenagement,
  taxeAmenagement,
} from "./taxes/taxe-amenagement.ts";
export type { BilanWarning, Severity } from "./warnings/bilan-warning.ts";
