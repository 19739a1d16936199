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
} as const;

export type ServicedZone = keyof typeof SPECIFICATION.servicingPerLot;

/** "UBa" reads as UB, "1AU" as AU; undefined where the specification says nothing. */
export const servicedZone = (zone: string | undefined): ServicedZone | undefined => {
  const code = zone?.toUpperCase().replace(/^\d+/, "") ?? "";
  return (["UA", "UB", "UC", "AU"] as const).find((prefix) => code.startsWith(prefix));
};
