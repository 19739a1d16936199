import { z } from "zod";
import { PropertyId } from "./property-id.ts";

/** Most photos a property keeps, and the largest file that is taken (issue: 10 MB). */
export const MOST_PHOTOS = 30;
export const LARGEST_PHOTO_BYTES = 10_000_000;

export const PhotoAddress = z.object({
  propertyId: PropertyId,
  photoId: z.uuid("Cette photo n'existe pas."),
});

/** A photo of a property, drawn anew in WebP; what else its file held is gone. */
export const Photo = z.object({
  id: z.string(),
  /** That of the file that was sent. */
  name: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  /** px. */
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.string(),
});
export type Photo = z.infer<typeof Photo>;
