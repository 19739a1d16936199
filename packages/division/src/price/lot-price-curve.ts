/** Prices of lots by area, from the smallest; between two, prices are taken in proportion. */
export interface LotPrices {
  readonly byArea: readonly { readonly areaM2: number; readonly priceEur: number }[];
  /** Of a lot that keeps its house; undefined where the market says nothing of it. */
  readonly houseEur: number | undefined;
}
