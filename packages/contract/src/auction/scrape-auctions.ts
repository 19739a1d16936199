import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionSearch, RegionSlug } from "./auction.ts";

/** POST /api/auctions/scrape: reads the sites of a region, and answers when done; `showAuctionSearch` tells how far it is. */
export const scrapeAuctions = oc
  .route({ method: "POST", path: "/auctions/scrape", tags: ["enchères"] })
  .input(
    z.object({
      region: RegionSlug,
      maxPages: z
        .number({ error: "Nombre de pages : un nombre entier est attendu." })
        .int("Nombre de pages : un nombre entier est attendu.")
        .min(1, "Nombre de pages : 1 au moins.")
        .max(2, "Nombre de pages : 2 au plus.")
        .default(2),
    }),
  )
  .output(answer(AuctionSearch));
