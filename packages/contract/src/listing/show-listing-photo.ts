import { oc } from "@orpc/contract";
import { z } from "zod";
import { ListingId } from "./listing.ts";

/** GET /api/listings/{listingId}/photos/{rank}: the photo, redrawn here: its first site never hears who looks. */
export const showListingPhoto = oc
  .route({ method: "GET", path: "/listings/{listingId}/photos/{rank}", tags: ["annonces"] })
  .input(
    z.object({
      listingId: ListingId,
      rank: z.coerce.number({ error: "Rang de photo : un nombre est attendu." }).int().min(1).max(60),
      size: z.enum(["photo", "thumbnail"], { error: "Taille inconnue : photo ou thumbnail." }).default("photo"),
    }),
  )
  .output(z.file());
