import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MarketPeriod, MarketSource, PricedKind } from "./market.ts";

export const MarketSale = z.object({
  id: z.string(),
  soldOn: z.string(),
  kind: PricedKind,
  price: z.number(),
  /** Ground and floor, m²; null where the deed does not say. */
  landM2: z.number().nullable(),
  floorM2: z.number().nullable(),
  /** By m² of floor for dwellings, of ground for land; null without it. */
  pricePerSqm: z.number().nullable(),
  parcelIds: z.array(z.string()),
  zone: z.string().nullable(),
});
export type MarketSale = z.infer<typeof MarketSale>;

/** GET /api/market/sales?commune=&period=&kind=&zone=: the published sales behind the figures, latest first. */
export const listMarketSales = oc
  .route({ method: "GET", path: "/market/sales", tags: ["marché"] })
  .input(
    z.object({
      commune: z.string().trim().min(1, "Indiquez une commune.").max(80),
      kind: PricedKind,
      period: MarketPeriod,
      zone: z.string().trim().max(20).optional(),
    }),
  )
  .output(
    answer(
      z.object({
        sales: z.array(MarketSale),
        /** How many there are; the latest 2 000 are listed. */
        total: z.number().int(),
        source: MarketSource,
      }),
    ),
  );
