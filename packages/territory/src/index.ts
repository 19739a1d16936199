export { divideParcelle } from "./division/divide-parcelle.ts";
export type { DividedParcelle, DivisionAsk, NotDivided, RuleCorrection } from "./division/divided-parcelle.ts";
export { type Finding, keepFinding } from "./division/keep-finding.ts";
export { clearAreaOf, type DrawnPlan, type ScannedPlan, type ScanSheet } from "./kept/scan-sheet.ts";
export { communesNamed, plainName } from "./layers/commune-names.ts";
export { type CommuneProgress, type CommuneStatus, communeProgress } from "./layers/commune-progress.ts";
export type { Doubt } from "./layers/doubt.ts";
export { type LayerCounts, SOURCE_LAYERS, type SourceLayer } from "./layers/layer-counts.ts";
export type { ExplainedPrice, MarketReport, PriceAsk } from "./market/answer-market.ts";
export { type MarketEdition, parcelsByZone, type ZoneParcels } from "./market/market-store.ts";
export { type CommuneMarket, type Markets, openMarkets } from "./market/open-markets.ts";
export type { PriceBin } from "./market/price-distribution.ts";
export type { QuarterPrices } from "./market/price-series.ts";
export { houseGoods, lotGoods, otherGoods, type PricedPlace } from "./price/goods.ts";
export type { LotPrices } from "./price/lot-price-curve.ts";
export { LOT_AREAS } from "./price/lot-prices.ts";
export { type OwnMoneyAsk, type OwnMoneys, openOwnMoneys } from "./price/open-own-money.ts";
export type { OwnMoney } from "./price/own-money.ts";
export type { ParcellePrice, StandingFloor } from "./price/price-parcelle.ts";
export {
  type Assumed,
  balancePlan,
  type FiveLines,
  fiveLinesToEuros,
  type PlanMoney,
  type PlannedLot,
  type PricedLot,
  searchedMoneyOf,
} from "./price/price-plan.ts";
export { abstentionSentence } from "./price/price-sentences.ts";
export { assumedQualification, departementOf } from "./price/public-assumptions.ts";
export type { FactColumns } from "./read/fact-columns.ts";
export type { FactRow, FactSale, FactSheet } from "./read/fact-sheet.ts";
export { isAtParcelle } from "./read/is-at-parcelle.ts";
export { type ParcelleAt, parcelleAt } from "./read/parcelle-at.ts";
export type { FilterName, ParcelleFilters } from "./read/parcelle-filters.ts";
export { buildingsOn, findParcelle, type ParcelleSheet } from "./read/parcelle-store.ts";
export { type NamedParcelle, parcellesWritten } from "./read/parcelles-named.ts";
export { countMatching, type ListedParcelle, searchParcelles } from "./read/search-parcelles.ts";
export { type FoundReglement, findReglement, type NoDocument } from "./reglement/find-reglement.ts";
export {
  type CommuneReglement,
  documentOf,
  documentWithHash,
  markDocument,
  type ParcelleZone,
  type ReglementFailure,
  readingsByAnother,
  reglementsOf,
  type StoredDocument,
  unfinishedReadings,
} from "./reglement/plu-store.ts";
export type { ReglementKey } from "./reglement/reglement-key.ts";
export { type ParcellePlu, type ShownRules, showPlu } from "./reglement/show-plu.ts";
export type { PlacedQuote } from "./reglement/zone-reading.ts";
export { serveTile } from "./tiles/serve-tile.ts";
export { isTileAddress, type TileAddress } from "./tiles/tile-frame.ts";
