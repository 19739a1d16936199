import { oc } from "@orpc/contract";
import { z } from "zod";
import { Property } from "../property/property.ts";
import { answer } from "../wire/answer.ts";

/** Adds the parcels validated for a sale to the portfolio, as one property, with the facts of the sale. */
export const keepAuction = oc
  .route({ method: "POST", path: "/auctions/portfolio", tags: ["enchères"] })
  .input(
    z.object({
      auctionId: z.string().min(3).max(260),
      parcelIds: z
        .array(z.string().length(14, "Une référence cadastrale compte 14 caractères."))
        .min(1, "Choisissez au moins une parcelle.")
        .max(30, "30 parcelles au plus."),
    }),
  )
  .output(answer(Property));
