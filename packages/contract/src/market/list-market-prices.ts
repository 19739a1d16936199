import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MarketPeriod, MarketSource, MarketStatistics, PricedKind } from "./market.ts";

/** The specification's words for the kinds of goods. */
export const MARKET_TYPES = {
  terrain: "building-land",
  maison: "house",
  appartement: "flat",
  "autre terrain": "other-land",
} as const satisfies Record<string, PricedKind>;

/** GET /api/market/prices?commune=&type=Terrain (spec 2 §7): count, average, median and evolution, per right m². */
export const listMarketPrices = oc
  .route({ method: "GET", path: "/market/prices", tags: ["marché"] })
  .input(
    z.object({
      commune: z.string().trim().min(1, "Indiquez une commune.").max(80),
      type: z
        .string()
        .trim()
        .toLowerCase()
        .pipe(
          z.enum(["terrain", "maison", "appartement", "autre terrain"], {
            error: "Le type est Terrain, Maison, Appartement ou Autre terrain.",
          }),
        )
        .default("terrain"),
      period: MarketPeriod,
    }),
  )
  .output(answer(MarketStatistics.extend({ kind: PricedKind, source: MarketSource })));
