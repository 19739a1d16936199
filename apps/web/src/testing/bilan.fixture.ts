import { type OwnAssumptions, type ParcelBilan, PUBLIC_ASSUMPTIONS } from "@lotir/contract";

// Figures made up for the tests of the screens.
export const fiveLines = (change: Partial<NonNullable<ParcelBilan["fiveLines"]>> = {}) => ({
  turnoverEur: 1_157_964.33,
  totalCostsEur: 819_955.06,
  purchaseEur: 713_167,
  worksEur: 29_000.06,
  feesAndTaxesEur: 77_788,
  marginEur: 338_009.27,
  marginRate: 0.2919,
  marginLowEur: 238_009.27,
  marginHighEur: 438_009.27,
  netEur: 289_496.82,
  netRate: 0.25,
  residualLandPriceEur: 903_451.13,
  months: 13,
  landPriceEur: 713_167,
  landPriceOrigin: "demande" as const,
  vatAssumed: true,
  unpricedHouses: 0,
  ...change,
});

export const aParcelBilan = (change: Partial<ParcelBilan> = {}): ParcelBilan => ({
  assumptions: PUBLIC_ASSUMPTIONS,
  assumptionsOrigin: "publiques",
  procedure: "DP",
  lots: [
    {
      letter: "A",
      areaM2: 634.7,
      keepsHouse: false,
      priceEur: 392_347,
      lowEur: 317_598,
      highEur: 478_782,
      confidence: 0.77,
      level: "neighbourhood",
      origin: "estimation",
    },
  ],
  boughtAs: "inconnu",
  boughtAsOrigin: "suppose",
  landPrice: { priceEur: 713_167, origin: "estimation" },
  fiveLines: fiveLines(),
  bilan: null,
  note: null,
  on: "2026-11-20",
  pricesOn: "2026-04-08",
  ...change,
});

export const someAssumptions = (change: Partial<OwnAssumptions> = {}): OwnAssumptions => ({
  assumptions: PUBLIC_ASSUMPTIONS,
  origin: "publiques",
  version: 0,
  updatedAt: null,
  mayChange: true,
  ...change,
});
