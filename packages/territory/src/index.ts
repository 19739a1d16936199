export type { PlacedDiagnosis } from "./adverts/advert-question.ts";
export { advertGroundVersion, askAdverts } from "./adverts/ask-adverts.ts";
export { matchLoadedAdverts } from "./adverts/match-loaded-adverts.ts";
export { divideParcelle } from "./division/divide-parcelle.ts";
export type {
  AskedWishes,
  DividedParcelle,
  DivisionAsk,
  NotDivided,
  RuleCorrection,
} from "./division/divided-parcelle.ts";
export { type Finding, keepFinding } from "./division/keep-finding.ts";
export type { DrawnPlan, ScannedPlan, ScanSheet } from "./kept/scan-sheet.ts";
export { communesNamed, plainName } from "./layers/commune-names.ts";
export { type CommuneProgress, type CommuneStatus, communeProgress } from "./layers/commune-progress.ts";
export { type CommuneRisks, findCommuneRisks } from "./layers/commune-risks.ts";
export { communeOfCode, communesOfPostcode, type SituatedCommune } from "./layers/communes-of-postcode.ts";
export type { Doubt } from "./layers/doubt.ts";
export { keepFormerCode } from "./layers/keep-former-code.ts";
export {
  isOptional,
  type LayerCounts,
  type LoadedLayer,
  OPTIONAL_LAYERS,
  type OptionalLayer,
  SOURCE_LAYERS,
  type SourceLayer,
} from "./layers/layer-counts.ts";
export { layersOf } from "./layers/layer-store.ts";
export type { ExplainedPrice, MarketReport, PriceAsk } from "./market/answer-market.ts";
export { type ListedSale, listSales } from "./market/list-sales.ts";
export { type MarketEdition, parcelsByZone, type ZoneParcels } from "./market/market-store.ts";
export { type CommuneMarket, type Markets, openMarkets } from "./market/open-markets.ts";
export type { PriceBin } from "./market/price-distribution.ts";
export type { QuarterPrices } from "./market/price-series.ts";
export { houseGoods, lotGoods, otherGoods, type PricedPlace } from "./price/goods.ts";
export { LOT_AREAS } from "./price/lot-prices.ts";
export { moneyFacts, noMoney } from "./price/money-facts.ts";
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
export { rescore } from "./price/rescore.ts";
export { bestOpportunities, countOpportunities, HIGH_SCORE, type Opportunity } from "./read/best-opportunities.ts";
export { dividedLots, parcellesOf } from "./read/divided-lots.ts";
export type { FactColumns } from "./read/fact-columns.ts";
export type { FactRow, FactSale, FactSheet } from "./read/fact-sheet.ts";
export { type GroundAround, groundAround } from "./read/ground-around.ts";
export { isAtParcelle } from "./read/is-at-parcelle.ts";
export { outlinesOf } from "./read/outlines-of.ts";
export { type ParcelleAt, parcelleAt } from "./read/parcelle-at.ts";
export type { ParcelleCondition, ParcelleFilters } from "./read/parcelle-filters.ts";
export { buildingsOn, findParcelle, type ParcelleSheet } from "./read/parcelle-store.ts";
export { type NamedParcelle, parcellesWritten } from "./read/parcelles-named.ts";
export { type NearParcelle, parcellesNear } from "./read/parcelles-near.ts";
export { countMatching, type ListedParcelle, matchingParcelles, searchParcelles } from "./read/search-parcelles.ts";
export { type ServitudeOn, servitudeCodes, servitudesOn } from "./read/servitudes-on.ts";
export { type SituationAround, situationAround } from "./read/situation-around.ts";
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
