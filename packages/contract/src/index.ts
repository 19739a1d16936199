export type { Profitability, ProfitabilityLot } from "./bilan/analyze-division-profitability.ts";
export type { BalancedLot, BilanWish, Lane, ParcelBilan } from "./bilan/balance-parcel.ts";
export type { Bilan, BilanLine, Buyer, BuyerDeed, CostCategory, FiveLines } from "./bilan/bilan.ts";
export type { DetailedEvaluation, EvaluatedScenario } from "./bilan/evaluate-detailed.ts";
export type { QuickScore } from "./bilan/score-quickly.ts";
export {
  CLIENT_EVENTS,
  CommuneStateMessage,
  PluReadingMessage,
  PropertyAddedMessage,
  SERVER_EVENTS,
} from "./channel.ts";
export { City, CodeInsee } from "./commune/commune.ts";
export type { Place } from "./commune/find-place.ts";
export { CommuneState, LayerName, LayerState, LayerStatus } from "./commune/layers.ts";
export type { Home } from "./commune/show-home.ts";
export { SHAPES_FROM_ZOOM, TILE_LAYERS, TILE_PATH } from "./commune/tiles.ts";
export { CanvasAnnotation } from "./division/canvas-annotation.ts";
export {
  ACCESS_LABELS,
  AccessForm,
  ComplianceCell,
  DivisionLot,
  DivisionPlan,
  DivisionProposal,
  DivisionStrategy,
  Verdict,
} from "./division/division.ts";
export { DIVISION_REASONS, type DivisionReasonCode } from "./division/division-reasons.ts";
export { DivisionProject, DivisionScenario, DivisionWishes } from "./division/division-scenario.ts";
export type { DivisionRemedy } from "./division/find-remedies.ts";
export { MARKET_TYPES } from "./market/list-market-prices.ts";
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
} from "./market/market.ts";
export type { Market, MarketInsight, MarketZone, QuarterPrices } from "./market/show-market.ts";
export { type PriceSurface, SURFACE_GOODS } from "./market/show-price-surface.ts";
export {
  ASSUMPTION_LABELS,
  Assumptions,
  OwnAssumptions,
  PROFILE_LABELS,
  Profile,
  PUBLIC_ASSUMPTIONS,
} from "./organisation/assumptions.ts";
export type { Analysis, SearchAssumed } from "./parcelle/analyze-commune.ts";
export { EstimateDetail, Parcel, ParcelRow, ScoreComponent } from "./parcelle/parcel.ts";
export { MAX_CITIES, MAX_PARCELS, SEARCH_DEFAULTS, SearchFilters, SearchOrder } from "./parcelle/search-filters.ts";
export { PROPERTY_STATUS_LABELS, Property } from "./property/property.ts";
export {
  COST_LABELS,
  CostBreakdown,
  EnteredCosts,
  PropertyAnalysis,
  PropertyMoney,
} from "./property/property-money.ts";
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
} from "./reglement/plu.ts";
export { PropertyPlu, PropertyPluRules, PropertyPluSummary } from "./reglement/property-plu.ts";
export { CORRECTABLE, CorrectedRule, RuleCorrection } from "./reglement/rule-correction.ts";
export { contract } from "./router.ts";
export { Refusal } from "./wire/answer.ts";
export { ChangedMeanwhile } from "./wire/changed-meanwhile.ts";
export { FAILURES, type FailureCase, type FailureCode } from "./wire/failures.ts";
export { ParcelGeometry } from "./wire/geojson.ts";
export { Provenance } from "./wire/provenance.ts";
