/** What the long work on a commune builds on: the ground as it is stored and read, beside what everybody asks of it. */
export { builtAreas } from "./describe/built-areas.ts";
export { type CommuneRecords, recordsOf, unpackRecords } from "./describe/commune-records.ts";
export { findCommune, findCommuneSales } from "./describe/commune-store.ts";
export { type DescribedParcelle, describeParcelles, type Surroundings } from "./describe/describe-parcelles.ts";
export { type DescribedCommune, isMissing } from "./describe/described-commune.ts";
export type { MeasuredFrontage, MeasuredParcelle } from "./describe/measured-parcelle.ts";
export type { PackedCommune, PackedRecords, PackedRows } from "./describe/packed-commune.ts";
export { onPlane, outlineOf, planeOf } from "./describe/plane.ts";
export { unpackCommune, unpackSales } from "./describe/unpack-commune.ts";
export { divideParcelle } from "./division/divide-parcelle.ts";
export { divisionRulesOf } from "./division/division-rules-of.ts";
export { type Finding, keepFinding } from "./division/keep-finding.ts";
export { answerKept, scanParcelle } from "./division/scan-parcelle.ts";
export { SCAN_COLUMNS, scanRowOf, scanVersion } from "./division/scan-row.ts";
export { siteOfParcelle } from "./division/site-of-parcelle.ts";
export type { ScanSheet } from "./kept/scan-sheet.ts";
export { communeProgress } from "./layers/commune-progress.ts";
export { NEXT_TOWN } from "./layers/diagnosis-notes.ts";
export type { Doubt } from "./layers/doubt.ts";
export {
  type LayerCounts,
  type LoadedLayer,
  OPTIONAL_LAYERS,
  SOURCE_LAYERS,
  type SourceLayer,
} from "./layers/layer-counts.ts";
export { layersOf, type StoredLayer } from "./layers/layer-store.ts";
export { WITH_PRESCRIPTIONS, WITHOUT_PRESCRIPTION } from "./layers/prescription-notes.ts";
export type { PriceAsk } from "./market/answer-market.ts";
export { estimatorOf } from "./price/estimator-of.ts";
export { houseGoods, lotGoods, otherGoods } from "./price/goods.ts";
export { lotPricesAt } from "./price/lot-prices.ts";
export { moneyFacts, noMoney } from "./price/money-facts.ts";
export { planWorth } from "./price/plan-worth.ts";
export { type ParcellePrice, priceParcelle } from "./price/price-parcelle.ts";
export { balancePublicly, type PlanMoney, priceLots, searchedMoneyOf } from "./price/price-plan.ts";
export { type Pricing, pricingOf } from "./price/pricing.ts";
export type { FactRow, FactSale, FactSheet } from "./read/fact-sheet.ts";
export type { ParcelleCondition, ParcelleFilters } from "./read/parcelle-filters.ts";
export { buildingsOn, findParcelle } from "./read/parcelle-store.ts";
export { countMatching, type ListedParcelle, type ParcelleOrder, searchParcelles } from "./read/search-parcelles.ts";
export { type FoundReglement, findReglement } from "./reglement/find-reglement.ts";
export { type CommuneReglement, markDocument, type ReglementFailure, saveReading } from "./reglement/plu-store.ts";
export { rulesVersionOf } from "./reglement/rules-version.ts";
export { type SecteurReading, secteursOf } from "./reglement/zone-reading.ts";
export {
  addCounts,
  type CommuneCounts,
  countsOf,
  LARGE_PLOT,
  NO_COUNTS,
  type Scanned,
} from "./review/commune-counts.ts";
export { doubtsOf, type LoadedObjects } from "./review/doubts-of.ts";
export type { Bounds } from "./shape/bounds.ts";
export type { WkbShape } from "./shape/read-wkb.ts";
export type { TerritoryWork } from "./territory-work.ts";
export { serveTile } from "./tiles/serve-tile.ts";
export type { TileAddress } from "./tiles/tile-frame.ts";
export { densityIn, parcellesIn } from "./tiles/tile-store.ts";
