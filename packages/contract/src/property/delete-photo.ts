import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PhotoAddress } from "./photo.ts";

/** DELETE /api/properties/{id}/photos/{photoId}. */
export const deletePhoto = oc
  .route({ method: "DELETE", path: "/properties/{propertyId}/photos/{photoId}", tags: ["portfolio"] })
  .input(PhotoAddress)
  .output(answer(z.object({ id: z.string() })));
