export {
  AUCTION_SITE_LABELS,
  AUCTION_STATUS_LABELS,
  type Auction,
  type AuctionMatch,
  type AuctionMoney,
  type AuctionRegion,
  type AuctionSearch,
  type AuctionSiteKey,
  type AuctionStats,
  GOODS_LABELS,
  REGIME_LABELS,
  type SiteReading,
} from "./auction/auction.ts";
export type { EnrichedAuctions } from "./auction/enrich-auctions.ts";
export type { AuctionSiteState } from "./auction/list-auction-sites.ts";
export type { Profitability, ProfitabilityLot } from "./bilan/analyze-division-profitability.ts";
export type { BalancedLot, BilanWish, Lane, ParcelBilan } from "./bilan/balance-parcel.ts";
export type { Bilan, BilanLine, Buyer, BuyerDeed, CostCategory, FiveLines } from "./bilan/bilan.ts";
export type { DetailedEvaluation, EvaluatedScenario } from "./bilan/evaluate-detailed.ts";
export type { QuickScore } from "./bilan/score-quickly.ts";
export {
  CertificateCompleteMessage,
  CertificateErrorMessage,
  CertificateProgressMessage,
  CLIENT_EVENTS,
  CommuneStateMessage,
  DivisionPlanMessage,
  DossierProgressMessage,
  ParcelsMarkedMessage,
  PlanChangedMessage,
  PluReadingMessage,
  PropertyAddedMessage,
  PropertyChangedMessage,
  SERVER_EVENTS,
} from "./channel.ts";
export { City, CodeInsee } from "./commune/commune.ts";
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
  STRATEGY_LABELS,
  VERDICT_LABELS,
  Verdict,
} from "./division/division.ts";
export { DIVISION_REASONS, type DivisionReasonCode } from "./division/division-reasons.ts";
export {
  BURDEN_LABELS,
  DivisionProject,
  DivisionScenario,
  DivisionWishes,
  GroundBurden,
  PROJECT_STATUS_LABELS,
  ProjectStatus,
  type ScenarioReasons,
  WishTry,
} from "./division/division-scenario.ts";
export type { DivisionRemedy } from "./division/find-remedies.ts";
export type { ScenarioVersion } from "./division/list-scenario-versions.ts";
export { recommendedScenario } from "./division/recommended-scenario.ts";
export type { DivisionGround, GroundPrice, PlaneShape } from "./division/show-division-ground.ts";
export type { GenerationProgress } from "./division/show-generation.ts";
export type { ScenarioToday } from "./division/show-project-today.ts";
export {
  DOSSIER_EVENT_LABELS,
  DOSSIER_FILE_LABELS,
  DossierEvent,
  DossierEventDetail,
  DossierEventEntry,
  EXTENSION_LABELS,
  OPINION_LABELS,
  SENSE_LABELS,
} from "./dossier/dossier-event.ts";
export {
  COMMON_WAYS,
  DOSSIER_FACTS_LABELS,
  DossierFacts,
  DossierFactsChange,
  GROUND_QUESTIONS,
  OPERATION_QUESTIONS,
  STANDINGS,
} from "./dossier/dossier-facts.ts";
export { LARGEST_PIECE_BYTES, MOST_PIECES, PieceCode } from "./dossier/dossier-piece-file.ts";
export { DOSSIER_FORMATS } from "./dossier/generate-dossier.ts";
export {
  GUEST_BLOCK_LABELS,
  GuestBlock,
  GuestLink,
  GuestLinkEntry,
  GuestView,
  LONGEST_GUEST_DAYS,
  NoteBlocks,
} from "./dossier/guest-link.ts";
export { UrbanCertificate } from "./dossier/show-urban-certificate.ts";
export {
  DOSSIER_STATUS_LABELS,
  DossierDocument,
  DossierPiece,
  DueDate,
  PIECE_STATE_LABELS,
  PLANS_STATUS_LABELS,
  Regulations,
  Tracking,
} from "./dossier/tracking.ts";
export type { OpenSession } from "./identity/list-sessions.ts";
export type { ListingDiagnosis } from "./listing/find-listing-diagnoses.ts";
export type { ListingParcel } from "./listing/list-listing-parcels.ts";
export type { ParcelListings } from "./listing/list-parcel-listings.ts";
export {
  DESCRIPTION_PREVIEW,
  DIVISIBLE_FROM_M2,
  EnergyClass,
  LISTING_DEFAULTS,
  LISTING_TYPE_LABELS,
  type Listing,
  type ListingOffer,
  type ListingSourceState,
} from "./listing/listing.ts";
export { MOST_LISTING_SEARCHES, SavedListingSearch } from "./listing/saved-listing-search.ts";
export { ListingCriteria } from "./listing/search-listings.ts";
export { MARKET_TYPES } from "./market/list-market-prices.ts";
export type { MarketSale } from "./market/list-market-sales.ts";
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
export type { MarketDigest } from "./market/show-statistics.ts";
export {
  ASSUMPTION_LABELS,
  Assumptions,
  OwnAssumptions,
  PROFILE_LABELS,
  Profile,
  PUBLIC_ASSUMPTIONS,
} from "./organisation/assumptions.ts";
export { DEFAULT_SETTINGS } from "./organisation/default-settings.ts";
export { SECRET_LABELS, SecretName, type ShownSecret } from "./organisation/secret.ts";
export { Settings } from "./organisation/settings.ts";
export type { Analysis, SearchAssumed } from "./parcelle/analyze-commune.ts";
export { MOST_EXPORTED, PARCEL_EXPORT_FORMATS } from "./parcelle/export-parcels.ts";
export {
  type ChoiceFilter,
  FILTER_NAMES,
  FILTER_TABLE,
  type FigureFact,
  type FigureFilter,
  type FigureUnit,
  type FilterName,
  type FilterValues,
  type OwnList,
  type SearchFilter,
  type WordFact,
  type WordFilter,
  type WordsFilter,
} from "./parcelle/filter-table.ts";
export { NearbyParcel } from "./parcelle/list-parcels-nearby.ts";
export type { RecentOpportunity } from "./parcelle/list-recent-opportunities.ts";
export { EstimateDetail, Parcel, ParcelRow, ScoreComponent } from "./parcelle/parcel.ts";
export { LONGEST_PARCEL_NOTE, MOST_MARKED, type ParcelMark, type ParcelNote } from "./parcelle/parcel-mark.ts";
export { MOST_PARCEL_SEARCHES, ParcelCriteria, type SavedParcelSearch } from "./parcelle/saved-parcel-search.ts";
export {
  MAX_CITIES,
  MAX_PARCELS,
  SEARCH_DEFAULTS,
  SearchDirection,
  SearchFilters,
  SearchOrder,
} from "./parcelle/search-filters.ts";
export type { BuildingHeights } from "./parcelle/show-building-heights.ts";
export { type ParcelRisk, type ParcelRisks, RISK_LABELS } from "./parcelle/show-parcel-risks.ts";
export type {
  ParcelServitude,
  ParcelServitudes,
  ServitudeFamily,
  ServitudeState,
} from "./parcelle/show-parcel-servitudes.ts";
export type { Place } from "./place/find-place.ts";
export { DivisionCapture, LARGEST_CAPTURE_BASE64, scaleRefusal } from "./plan/division-capture.ts";
export { EditResult, MOST_EDITS } from "./plan/edit-plan-objects.ts";
export { DIVISION_PLAN_STEPS } from "./plan/generate-division-plan.ts";
export {
  ParcelData,
  PLAN_SOURCE_LABELS,
  PLAN_TYPE_LABELS,
  Plan,
  PlanCanvas,
  PlanItem,
  type PlanSource,
  type PlanType,
} from "./plan/plan.ts";
export { KeptPlanObject, MOST_PLAN_OBJECTS, PlanObject } from "./plan/plan-object.ts";
export { SpecAnnotation } from "./plan/spec-annotation.ts";
export { CadastreChanges, ParcelFate, ParcelSuccessor } from "./property/cadastre-changes.ts";
export { UNDO_MS } from "./property/delete-property.ts";
export { EXPORT_FORMATS } from "./property/export-properties.ts";
export { PropertyDeed } from "./property/list-property-history.ts";
export {
  LOT_FIELD_LABELS,
  LOT_STATUS_LABELS,
  LOT_TYPE_LABELS,
  Lot,
  LotChange,
  LotEntry,
  LotId,
  LotStatus,
  LotType,
  WORK_LABELS,
  WorkEstimate,
} from "./property/lot.ts";
export { MOST_PARCELS } from "./property/map-parcels.ts";
export { LARGEST_PHOTO_BYTES, MOST_PHOTOS, Photo } from "./property/photo.ts";
export { type PostalAddress, readPostalAddress, writePostalAddress } from "./property/postal-address.ts";
export { PROPERTY_STATUS_LABELS, Property } from "./property/property.ts";
export {
  type AnalysisBasis,
  COST_LABELS,
  CostBreakdown,
  EnteredCosts,
  PropertyAnalysis,
  PropertyMoney,
} from "./property/property-money.ts";
export { PROPERTY_FIELD_LABELS, PropertyParcel, PropertySheet } from "./property/property-sheet.ts";
export { LONGEST_NOTES, Notes } from "./property/save-notes.ts";
export type { ActiveProject, DashboardStats } from "./property/show-dashboard-stats.ts";
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
export { BASE_TILES, type BaseTiles, type BaseTilesKey, baseTilesTemplate } from "./wire/base-tiles.ts";
export { ChangedMeanwhile } from "./wire/changed-meanwhile.ts";
export { type PLAN_EXPORT_FORMATS, PLAN_SCALES } from "./wire/drawing-export.ts";
export { FAILURES, type FailureCase, type FailureCode } from "./wire/failures.ts";
export { ParcelGeometry } from "./wire/geojson.ts";
export { Provenance } from "./wire/provenance.ts";
