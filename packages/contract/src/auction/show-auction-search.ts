import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionSearch, RegionSlug } from "./auction.ts";

/** How far the reading of a region is. */
export const showAuctionSearch = oc
  .route({ method: "GET", path: "/auctions/search", tags: ["enchères"] })
  .input(z.object({ region: RegionSlug }))
  .output(answer(AuctionSearch));
