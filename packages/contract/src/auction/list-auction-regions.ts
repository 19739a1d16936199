import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionRegion } from "./auction.ts";

/** GET /api/auctions/regions: those of the demonstration first; `regions` repeats `data`. */
export const listAuctionRegions = oc
  .route({ method: "GET", path: "/auctions/regions", tags: ["enchères"] })
  .output(answer(z.array(AuctionRegion)).extend({ regions: z.array(AuctionRegion) }));
