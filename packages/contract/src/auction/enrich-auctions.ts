import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Auction, AuctionStats, RegionSlug } from "./auction.ts";

const Enriched = z.object({
  topOpportunities: z.array(Auction),
  stats: AuctionStats,
  /** Sales that are over: what they started at, and what they ended at. */
  results: z.array(Auction),
  /** Kept sales of the region that were left out of `topOpportunities` because there were too many. */
  left: z.number().int(),
  /** Why some could not be looked up; null when nothing went wrong. */
  problem: z.string().nullable(),
});
export type EnrichedAuctions = z.infer<typeof Enriched>;

/** POST /api/auctions/enrich-with-cadastre: the kept sales of a region with their parcels and their money; `data` repeated beside. */
export const enrichAuctions = oc
  .route({ method: "POST", path: "/auctions/enrich-with-cadastre", tags: ["enchères"] })
  .input(
    z.object({
      region: RegionSlug,
      maxAuctions: z
        .number({ error: "Nombre de ventes : un nombre entier est attendu." })
        .int("Nombre de ventes : un nombre entier est attendu.")
        .min(1, "Nombre de ventes : 1 au moins.")
        .max(60, "Nombre de ventes : 60 au plus.")
        .default(20),
      /** Starting bids above it are left out. */
      maxPrice: z
        .number({ error: "Prix maximum : un montant est attendu." })
        .positive("Prix maximum : il doit être supérieur à 0.")
        .optional(),
    }),
  )
  .output(answer(Enriched).extend({ topOpportunities: z.array(Auction), stats: AuctionStats }));
