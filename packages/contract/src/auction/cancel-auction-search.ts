import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionSearch, RegionSlug } from "./auction.ts";

/** Stops the reading of a region: what was read already is kept. */
export const cancelAuctionSearch = oc
  .route({ method: "POST", path: "/auctions/search/cancel", tags: ["enchères"] })
  .input(z.object({ region: RegionSlug }))
  .output(answer(AuctionSearch));
