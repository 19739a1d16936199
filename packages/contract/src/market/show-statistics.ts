import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MarketStatistics, PricedKind } from "./market.ts";

/** The market of the commune that the organisation works most in, in a few words (spec 2 §3). */
export const MarketDigest = z.object({
  topCommune: z.string(),
  codeInsee: z.string(),
  /** Building land over the last twelve months, €/m²; null under three sales. */
  avgPricePerSqm: z.number().nullable(),
  /** Per cent over a year. */
  priceEvolution: z.number().nullable(),
  /** Zone with the most divisible parcels; null where none was analysed. */
  bestZone: z.string().nullable(),
  /** Sales of the last twelve months against the twelve before: never a guess at demand. */
  demandLevel: z.enum(["en hausse", "stable", "en baisse", "inconnu"]),
  /** Why this commune, and on what. */
  basis: z.string(),
});
export type MarketDigest = z.infer<typeof MarketDigest>;

const CommuneStatistics = z.object({
  codeInsee: z.string(),
  name: z.string(),
  parcels: z.number().int(),
  scored: z.number().int(),
  sales: z.number().int(),
  fictional: z.boolean(),
});

export const Statistics = z.object({
  communes: z.array(CommuneStatistics),
  parcels: z.number().int(),
  scored: z.number().int(),
  sales: z.number().int(),
  /** Null while no commune with sales is loaded. */
  insights: MarketDigest.nullable(),
  /** Last twelve months of that commune. */
  byKind: z.record(PricedKind, MarketStatistics).nullable(),
});

/** GET /api/statistics: what this installation holds, and the market of the organisation's first commune. */
export const showStatistics = oc
  .route({ method: "GET", path: "/statistics", tags: ["marché"] })
  .output(answer(Statistics));
