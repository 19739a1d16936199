import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Listing, ListingId } from "./listing.ts";

/** POST /api/listings/{listingId}/parcel: a member says which parcel it is; null takes it back. */
export const confirmListingParcel = oc
  .route({ method: "POST", path: "/listings/{listingId}/parcel", tags: ["annonces"] })
  .input(
    z.object({
      listingId: ListingId,
      parcelId: z.string().length(14, "Une référence cadastrale compte 14 caractères.").nullable(),
    }),
  )
  .output(answer(Listing));
