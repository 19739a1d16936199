import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { RegionSlug } from "./auction.ts";

/** Tells the caller by e-mail of the sales of a region, each morning that there is something to tell; or no more. */
export const switchAuctionAlert = oc
  .route({ method: "POST", path: "/auctions/alerts/{region}", tags: ["enchères"] })
  .input(z.object({ region: RegionSlug, isOn: z.boolean({ error: "« true » ou « false » est attendu." }) }))
  .output(answer(z.object({ region: z.string(), isOn: z.boolean() })));
