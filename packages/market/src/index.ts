export type { Answer } from "./back-test/ask-hidden.ts";
export { type BackTestLine, backTest } from "./back-test/back-test.ts";
export {
  MEASURED_ON,
  PUBLISHED_TRIALS,
  type PublishedLine,
  type PublishedTrial,
} from "./back-test/published-figures.ts";
export type { Measured, Score } from "./back-test/score-answers.ts";
export { type Split, splitByDate, splitInFolds } from "./back-test/split-sales.ts";
export { communeMedianEstimator } from "./baseline/commune-median.ts";
export { SPEC_METHOD, specEstimator } from "./baseline/estimate-by-spec.ts";
export { type AskedMutation, type AskedMutations, askedFromDvfRows } from "./dvf/asked-from-dvf-rows.ts";
export type { Disposition, DvfNature, LandPiece, Premises, PremisesType } from "./dvf/disposition.ts";
export { dispositionsOf } from "./dvf/dispositions-of.ts";
export { type DvfRow, REQUIRED_DVF_COLUMNS } from "./dvf/dvf-row.ts";
export { goodsOf } from "./dvf/goods-of.ts";
export type { LandUse } from "./dvf/land-use.ts";
export type { Goods, Sale, SaleKind } from "./dvf/sale.ts";
export { type DropReason, type DvfCounts, salesFromDvfRows } from "./dvf/sales-from-dvf-rows.ts";
export type {
  Abstention,
  Comparable,
  Estimate,
  EstimateLevel,
  EstimateMethod,
  Estimator,
  PricedKind,
  Unsure,
} from "./estimate/estimate.ts";
export { roundedPrice } from "./estimate/rounded-price.ts";
export { ESTIMATE_LIMITS, type TrainedEstimator, trainEstimator } from "./estimate/train-estimator.ts";
export { type DvfStatus, dvfStatusOf } from "./nearby/dvf-status-of.ts";
export { indexSales, type NearSale, type SaleIndex, type SalesQuery } from "./nearby/index-sales.ts";
export { type NeighbourSale, neighbourSales } from "./nearby/neighbour-sales.ts";
export {
  type BareLandAsk,
  bareLandPricer,
  type LandComparable,
  type LandPrice,
  priceOfBareLand,
  type TooFewSales,
} from "./nearby/price-of-bare-land.ts";
export { type SquareMetrePrice, squareMetrePriceOf } from "./nearby/square-metre-price.ts";
export {
  estimateParcelle,
  type ParcelleEstimate,
  type ParcelleQuery,
  type StandingParcelle,
} from "./parcelle/estimate-parcelle.ts";
export { floorFromEmprise, type GuessedFloor, type KnownHouse } from "./parcelle/floor-from-emprise.ts";
export {
  analyseMarket,
  type MarketAnalysis,
  type MarketQuery,
  type StatisticsByKind,
} from "./statistics/analyse-market.ts";
export { LOT_SIZES, type LotSize } from "./statistics/lot-sizes.ts";
export { type MarketSurface, type MarketSurfaceQuery, marketSurface } from "./statistics/market-surface.ts";
export { type PriceStatistics, priceStatistics, type StatisticsQuery } from "./statistics/price-statistics.ts";
export type { SurfaceCell } from "./statistics/price-surface.ts";
