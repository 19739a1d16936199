/** What may differ from the plan: everything else is fixed. */
export interface Hypothesis {
  readonly lotPriceFactor: number;
  readonly housePriceFactor: number;
  readonly worksFactor: number;
  readonly extraMonths: number;
  /** Price of the land in cents, instead of the plan's. */
  readonly landPrice: number | undefined;
  /** Index of the sale that never happens. */
  readonly unsold: number | undefined;
}

export const AS_PLANNED: Hypothesis = {
  lotPriceFactor: 1,
  housePriceFactor: 1,
  worksFactor: 1,
  extraMonths: 0,
  landPrice: undefined,
  unsold: undefined,
};
