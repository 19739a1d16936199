/**
 * Constants of the product's own specification (methodology text). Where law or market says better, an answer uses the
 * better figure and shows this one beside it.
 */
export const SPECIFICATION = {
  viableNetMargin: 0.08,
  contingencyRate: 0.1,
  notaryRate: { low: 0.07, middle: 0.075, high: 0.08 },
  studiesRate: 0.02,
  /** Servicing of one lot by PLU zone, in euros. */
  servicingPerLot: { UA: 25_000, UB: 20_000, UC: 15_000, AU: 30_000 },
  perMetre: { water: 150, electricity: 120, sewage: 200, road: 800 },
  riskAdjustments: { flood: -10, difficultAccess: -5, pollution: -15, nearTransport: 10, view: 5 },
  pluFactors: { highCoverage: { above: 0.6, gain: 0.3 }, UA: 0.4, UB: 0.2, smallLots: { belowM2: 400, gain: 0.2 } },
  eligibleSurfaceM2: 900,
  lotM2: { max_lots: 450, balanced: 700, premium: 1_200 },
  highScore: 70,
  fewTransactions: { below: 5, loss: 0.3 },
  /** A price that the method is sure of, raised. */
  sureOfPrice: { above: 0.8, gain: 0.05 },
  statedSuccessRate: 0.72,
  /** The same for every commune: no published source measures them. */
  market: { daysOnMarket: 45, demandOverSupply: 1.2, negotiation: { low: 0.05, high: 0.08 } },
  /** Of a règlement that was not read. */
  pluWhenMissing: { coverage: 0.4, heightM: 9, greenSpace: 0.3 },
  /** Shown by the evaluation where no rule was read. */
  constraints: { coverage: 0.4, ridgeM: 7, frontM: 5, sideM: 3, greenSpace: 0.3, parkingPerDwelling: 2 },
  lotDisplay: { gardenShare: 0.4, parkingPlaces: 2, habitableShare: 0.3 },
  /** Above each: green, blue or yellow; red otherwise. */
  quickScoreAbove: { green: 75, blue: 60, yellow: 40 },
  roiAbove: { green: 0.25, blue: 0.15, yellow: 0.08 },
  confidenceAbove: { green: 0.8, yellow: 0.6 },
  /** From each: green or yellow; red under both. */
  opportunityFrom: { green: 70, yellow: 40 },
  generation: { targetLots: 3, minLotM2: 450 },
} as const;

export type ServicedZone = keyof typeof SPECIFICATION.servicingPerLot;

/** "UBa" reads as UB, "1AU" as AU; undefined where the specification says nothing. */
export const servicedZone = (zone: string | undefined): ServicedZone | undefined => {
  const code = zone?.toUpperCase().replace(/^\d+/, "") ?? "";
  return (["UA", "UB", "UC", "AU"] as const).find((prefix) => code.startsWith(prefix));
};
