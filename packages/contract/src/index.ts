export type { Analysis, SearchAssumed } from "./analyze-commune.ts";
export type { Profitability, ProfitabilityLot } from "./analyze-division-profitability.ts";
export { Refusal } from "./answer.ts";
export {
  ASSUMPTION_LABELS,
  Assumptions,
  OwnAssumptions,
  PROFILE_LABELS,
  Profile,
  PUBLIC_ASSUMPTIONS,
} from "./assumptions.ts";
export type { BalancedLot, BilanWish, Lane, ParcelBilan } from "./balance-parcel.ts";
export type { Bilan, BilanLine, Buyer, BuyerDeed, CostCategory, FiveLines } from "./bilan.ts";
export { CanvasAnnotation } from "./canvas-annotation.ts";
export { ChangedMeanwhile } from "./changed-meanwhile.ts";
export {
  CLIENT_EVENTS,
  CommuneStateMessage,
  PluReadingMessage,
  PropertyAddedMessage,
  SERVER_EVENTS,
} from "./channel.ts";
export { City, CodeInsee } from "./commune.ts";
export {
  ACCESS_LABELS,
  AccessForm,
  ComplianceCell,
  DivisionLot,
  DivisionPlan,
  DivisionProposal,
  DivisionStrategy,
  Verdict,
} from "./division.ts";
export { DIVISION_REASONS, type DivisionReasonCode } from "./division-reasons.ts";
export { DivisionProject, DivisionScenario, DivisionWishes } from "./division-scenario.ts";
export type { DetailedEvaluation, EvaluatedScenario } from "./evaluate-detailed.ts";
export { FAILURES, type FailureCase, type FailureCode } from "./failures.ts";
export type { Place } from "./find-place.ts";
export type { DivisionRemedy } from "./find-remedies.ts";
export { ParcelGeometry } from "./geojson.ts";
export { CommuneState, LayerName, LayerState, LayerStatus } from "./layers.ts";
export { MARKET_TYPES } from "./list-market-prices.ts";
export {
  type ComparableSale,
  EstimateLevel,
  type ExplainedEstimate,
  KIND_LABELS,
  LEVEL_SENTENCES,
  MARKET_PERIODS,
  type MarketEstimate,
  type MarketSource,
  type MarketStatistics,
  type PriceBin,
  PricedKind,
  type PricedSurface,
} from "./market.ts";
export { EstimateDetail, Parcel, ParcelRow, ScoreComponent } from "./parcel.ts";
export {
  ParcelPlu,
  PLU_STATE_LABELS,
  PluBox,
  PluDocument,
  PluProgress,
  PluQuote,
  PluRule,
  PluRuleState,
  PluStatus,
} from "./plu.ts";
export { PROPERTY_STATUS_LABELS, Property } from "./property.ts";
export { COST_LABELS, CostBreakdown, EnteredCosts, PropertyAnalysis, PropertyMoney } from "./property-money.ts";
export { PropertyPlu, PropertyPluRules, PropertyPluSummary } from "./property-plu.ts";
export { Provenance } from "./provenance.ts";
export { contract } from "./router.ts";
export { CORRECTABLE, CorrectedRule, RuleCorrection } from "./rule-correction.ts";
export type { QuickScore } from "./score-quickly.ts";
export { MAX_CITIES, MAX_PARCELS, SEARCH_DEFAULTS, SearchFilters, SearchOrder } from "./search-filters.ts";
export type { Home } from "./show-home.ts";
export type { Market, MarketInsight, MarketZone, QuarterPrices } from "./show-market.ts";
export { type PriceSurface, SURFACE_GOODS } from "./show-price-surface.ts";
export { SHAPES_FROM_ZOOM, TILE_LAYERS, TILE_PATH } from "./tiles.ts";
