import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Photo, PhotoAddress } from "./photo.ts";

/** GET /api/properties/{id}/photos: oldest first. */
export const listPhotos = oc
  .route({ method: "GET", path: "/properties/{propertyId}/photos", tags: ["portfolio"] })
  .input(PhotoAddress.pick({ propertyId: true }))
  .output(answer(z.array(Photo)));
