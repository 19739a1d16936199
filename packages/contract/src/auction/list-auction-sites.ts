import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { AuctionSiteKey } from "./auction.ts";

export const AuctionSiteState = z.object({
  site: AuctionSiteKey,
  name: z.string(),
  url: z.string(),
  sells: z.string(),
  class: z.enum(["A", "B", "C"]),
  licence: z.string(),
  terms: z.string(),
  isOn: z.boolean(),
});
export type AuctionSiteState = z.infer<typeof AuctionSiteState>;

/** The sites that may be read, and those that are not. */
export const listAuctionSites = oc.route({ method: "GET", path: "/auctions/sites", tags: ["enchères"] }).output(
  answer(
    z.object({
      sites: z.array(AuctionSiteState),
      unread: z.array(z.object({ name: z.string(), why: z.string() })),
      /** Whether the caller may switch them. */
      maySwitch: z.boolean(),
    }),
  ),
);
