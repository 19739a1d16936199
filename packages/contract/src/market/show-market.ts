import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MarketPeriod, MarketSource, MarketStatistics, PriceBin, PricedKind } from "./market.ts";

const ByKind = z.record(PricedKind, MarketStatistics);

export const QuarterPrices = z.object({
  /** `2024-T3`. */
  quarter: z.string(),
  count: z.number().int(),
  /** Null under three sales. */
  median: z.number().nullable(),
  firstQuartile: z.number().nullable(),
  thirdQuartile: z.number().nullable(),
});
export type QuarterPrices = z.infer<typeof QuarterPrices>;

export const MarketZone = z.object({
  zone: z.string(),
  typezone: z.string(),
  parcels: z.number().int(),
  /** Parcels whose division is possible or to be checked; null where none was analysed. */
  divisible: z.number().int().nullable(),
  /** Of the best plans, under the public assumptions; share of the turnover. */
  medianMargin: z.number().nullable(),
  medianAreaM2: z.number(),
  byKind: ByKind.nullable(),
});
export type MarketZone = z.infer<typeof MarketZone>;

export const MarketInsight = z.object({
  kind: z.enum(["prix", "volume", "taille", "zone", "division", "prudence"]),
  /** French, with its figures. */
  sentence: z.string(),
  /** What it was computed on. */
  basis: z.string(),
});
export type MarketInsight = z.infer<typeof MarketInsight>;

/** The market of a commune, computed from its published sales and from the analysis of its parcels. */
export const Market = z.object({
  commune: z.object({ codeInsee: z.string(), name: z.string() }),
  source: MarketSource,
  /** Sales of every kind in the period, for the zone asked. */
  sales: z.number().int(),
  byKind: ByKind,
  byLotSize: z.array(z.object({ fromM2: z.number(), toM2: z.number().nullable(), statistics: MarketStatistics })),
  byZone: z.array(MarketZone),
  byYear: z.array(z.object({ year: z.number().int(), byKind: ByKind })),
  series: z.record(PricedKind, z.array(QuarterPrices)),
  distribution: z.record(PricedKind, z.array(PriceBin)),
  insights: z.array(MarketInsight),
});
export type Market = z.infer<typeof Market>;

/** GET /api/market/analysis?commune=&period=12&zone=UB (spec 2 §7). `zone` keeps the sales of zones that start with it. */
export const showMarket = oc
  .route({ method: "GET", path: "/market/analysis", tags: ["marché"] })
  .input(
    z.object({
      commune: z.string().trim().min(1, "Indiquez une commune.").max(80),
      period: MarketPeriod,
      zone: z.string().trim().max(20).optional(),
    }),
  )
  .output(answer(Market));
