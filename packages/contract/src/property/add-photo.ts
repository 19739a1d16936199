import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Photo, PhotoAddress } from "./photo.ts";

/** POST /api/properties/{id}/photos: `multipart/form-data`, its file under `photo`. The same `photoId` is kept once. */
export const addPhoto = oc
  .route({ method: "POST", path: "/properties/{propertyId}/photos", tags: ["portfolio"] })
  .input(
    z.object({
      propertyId: PhotoAddress.shape.propertyId,
      photoId: PhotoAddress.shape.photoId.optional(),
      photo: z.file({ error: "Une photo est attendue : JPEG, PNG ou WebP." }),
    }),
  )
  .output(answer(Photo));
