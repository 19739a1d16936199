import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** The regions of which the caller asked to be told by e-mail; offered only where e-mails leave this installation. */
export const listAuctionAlerts = oc
  .route({ method: "GET", path: "/auctions/alerts", tags: ["enchères"] })
  .output(answer(z.object({ isOffered: z.boolean(), regions: z.array(z.string()) })));
