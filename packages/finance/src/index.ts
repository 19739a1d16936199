export { LINE_STATUS_LABELS, type LineStatus } from "./amounts/origin.ts";
export { type AuctionDemand, type AuctionTerms, auctionTerms } from "./auction/auction-terms.ts";
export { balanceLots, type LotsDemand, type LotToBalance, linesDemandOf } from "./bilan/balance-lots.ts";
export { balanceOperation } from "./bilan/balance-operation.ts";
export type { Bilan, CostLine, OwnerChoice, SaleLine } from "./bilan/bilan.ts";
export {
  type BilanEnCinqLignes,
  bilanEnCinqLignes,
  type CinqLignesDemand,
  cinqLignesOperation,
} from "./bilan/bilan-en-cinq-lignes.ts";
export type { BilanLine } from "./bilan/bilan-line.ts";
export { type CinqLignesFailure, cinqLignesSentence } from "./bilan/cinq-lignes-failure.ts";
export type { Procedure } from "./calendar/schedule-phases.ts";
export { readOperation } from "./document/read-operation.ts";
export { type WrittenBilan, writeBilan } from "./document/write-bilan.ts";
export { ALL_FIGURES } from "./figures/all-figures.ts";
export { COSTS, type CostFigureName } from "./figures/costs.ts";
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
export type { OperationAssumptions } from "./operation/assume-operation.ts";
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
export { readAssumptions, type WrittenAssumptions } from "./operation/read-assumptions.ts";
export type { CashMonth } from "./results/cash-flow.ts";
export {
  analyzeDivisionProfitability,
  type ProfitabilityAnalysis,
} from "./specification/analyze-division-profitability.ts";
export {
  analyzeProperty,
  type BalancedBeside,
  type FinancialAnalysis,
  type PropertyAnalysis,
  type PropertyDemand,
  type PropertyFailure,
  type PropertyLot,
  propertySentence,
  type SuggestedCost,
} from "./specification/analyze-property.ts";
export type { SpecificationComparison } from "./specification/compare-with-specification.ts";
export type { CostBreakdown, CostKey } from "./specification/cost-table.ts";
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
  QUICK_SCORE,
  type QuickDemand,
  type QuickFailure,
  type QuickMarket,
  type QuickRisks,
  type QuickScore,
  quickSentence,
  scoreQuickly,
} from "./specification/score-quickly.ts";
export type { BoughtAs, LandSeller, VatChoice, VatDecision } from "./taxes/choose-vat-regime.ts";
export type { SaleForm } from "./taxes/price-acquisition.ts";
export type { BilanWarning, Severity } from "./warnings/bilan-warning.ts";
