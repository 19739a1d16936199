import { z } from "zod";

/** How near three sales of the same kind are: 200 m, 1 km, the commune, 10 km, further. */
export const EstimateLevel = z.enum(["street", "neighbourhood", "commune", "area", "region"]);
export type EstimateLevel = z.infer<typeof EstimateLevel>;

/** How many sales are near, not which ones weigh: the heaviest look like what is priced, and may stand further. */
export const LEVEL_SENTENCES = {
  street: "Au moins trois ventes de même nature à moins de 200 m.",
  neighbourhood: "Au moins trois ventes de même nature à moins de 1 km.",
  commune: "Au moins trois ventes de même nature dans la commune.",
  area: "Au moins trois ventes de même nature à moins de 10 km, trop peu dans la commune.",
  region: "Trop peu de ventes de même nature à moins de 10 km ; au moins trois à moins de 30 km.",
} as const satisfies Record<EstimateLevel, string>;

export const PricedKind = z.enum(["house", "flat", "building-land", "other-land"]);
export type PricedKind = z.infer<typeof PricedKind>;

export const KIND_LABELS = {
  house: "Maison",
  flat: "Appartement",
  "building-land": "Terrain à bâtir",
  "other-land": "Autre terrain",
} as const satisfies Record<PricedKind, string>;

/** Square metres that a price is read by: floor for dwellings, ground for land. They never mix. */
export const PricedSurface = z.enum(["terrain", "plancher"]);
export type PricedSurface = z.infer<typeof PricedSurface>;

/** An estimate with its doubt; `value: null` says in `why` that it abstains. */
export const MarketEstimate = z.object({
  method: z.enum(["lotir", "spec", "commune-median"]),
  value: z.number().nullable(),
  /** Four prices in five fall between the two. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  pricePerSqm: z.number().nullable(),
  per: PricedSurface,
  level: EstimateLevel.nullable(),
  /** Chance, 0–1, that the price falls within 20 % of the value, by the method `lotir`. */
  confidence: z.number().nullable(),
  /** Sales of the same kind that it has learnt from. */
  sales: z.number().int(),
  why: z.string().nullable(),
});
export type MarketEstimate = z.infer<typeof MarketEstimate>;

/** A past sale that an estimate rests on; weights are shares of all the influence on it. */
export const ComparableSale = z.object({
  saleId: z.string(),
  parcelId: z.string().nullable(),
  saleDate: z.string(),
  price: z.number(),
  pricePerSqm: z.number().nullable(),
  per: PricedSurface,
  landM2: z.number().nullable(),
  floorM2: z.number().nullable(),
  rooms: z.number().nullable(),
  distance: z.number(),
  weight: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ComparableSale = z.infer<typeof ComparableSale>;

export const PriceBin = z.object({ from: z.number(), to: z.number(), count: z.number().int() });
export type PriceBin = z.infer<typeof PriceBin>;

/** What an estimate rests on: its comparables, the plainer methods beside it, and where it stands among all prices. */
export const ExplainedEstimate = z.object({
  kind: PricedKind,
  /** French: what was priced, on what surfaces, and where they come from. */
  asked: z.string(),
  estimate: MarketEstimate,
  comparables: z.array(ComparableSale),
  others: z.array(MarketEstimate),
  distribution: z.array(PriceBin),
  source: z.string(),
  /** Edition of the sales. */
  vintage: z.string(),
});
export type ExplainedEstimate = z.infer<typeof ExplainedEstimate>;

/** Prices per m²; null without sales. `evolution` in per cent over a year; null under three sales in either year. */
export const MarketStatistics = z.object({
  per: PricedSurface,
  count: z.number().int(),
  average: z.number().nullable(),
  median: z.number().nullable(),
  firstQuartile: z.number().nullable(),
  thirdQuartile: z.number().nullable(),
  evolution: z.number().nullable(),
});
export type MarketStatistics = z.infer<typeof MarketStatistics>;

/** Where the sales come from, and what period is counted: it ends with the last sale published, never today. */
export const MarketSource = z.object({
  source: z.string(),
  vintage: z.string(),
  from: z.string(),
  until: z.string(),
  months: z.number().int(),
  fictional: z.boolean(),
});
export type MarketSource = z.infer<typeof MarketSource>;

export const MARKET_PERIODS = [3, 6, 12, 24] as const;
export const MarketPeriod = z.coerce
  .number({ error: "La période est un nombre de mois : 3, 6, 12 ou 24." })
  .refine((months) => MARKET_PERIODS.some((period) => period === months), "La période est de 3, 6, 12 ou 24 mois.")
  .default(12);
