import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionSiteKey } from "./auction.ts";

/** Lets a site be read for the organisation, or no more: an Admin's. */
export const switchAuctionSite = oc
  .route({ method: "POST", path: "/auctions/sites/{site}", tags: ["enchères"] })
  .input(z.object({ site: AuctionSiteKey, isOn: z.boolean({ error: "« true » ou « false » est attendu." }) }))
  .output(answer(z.object({ site: AuctionSiteKey, isOn: z.boolean() })));
