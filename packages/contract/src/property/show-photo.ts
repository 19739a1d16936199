import { oc } from "@orpc/contract";
import { z } from "zod";
import { PhotoAddress } from "./photo.ts";

/** GET /api/properties/{id}/photos/{photoId}: the picture itself, or its thumbnail (`size=thumbnail`). */
export const showPhoto = oc
  .route({ method: "GET", path: "/properties/{propertyId}/photos/{photoId}", tags: ["portfolio"] })
  .input(
    PhotoAddress.extend({
      size: z.enum(["photo", "thumbnail"], { error: "Taille inconnue : photo ou thumbnail." }).default("photo"),
    }),
  )
  .output(z.file());
