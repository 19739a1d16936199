import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelGeometry } from "../wire/geojson.ts";
import { ListingId } from "./listing.ts";

/** A parcel that may be what an advert sells. */
export const ListingParcel = z.object({
  id: z.string(),
  parcelId: z.string(),
  section: z.string(),
  numero: z.string(),
  surface: z.number().nullable(),
  geometry: ParcelGeometry,
  centroid: z.object({ lat: z.number(), lon: z.number() }),
  /** Chance that it is what is sold or part of it; 0 to 1. */
  probability: z.number(),
  /** With the figures compared, for and against. */
  why: z.array(z.string()),
  /** Parcels sold with it. */
  with: z.array(z.string()),
  isConfirmed: z.boolean(),
});
export type ListingParcel = z.infer<typeof ListingParcel>;

/** GET /api/cadastre/listing/{listingId}/parcels: candidates, best first; `parcels` repeats `data`. */
export const listListingParcels = oc
  .route({ method: "GET", path: "/cadastre/listing/{listingId}/parcels", tags: ["annonces"] })
  .input(z.object({ listingId: ListingId }))
  .output(
    answer(z.array(ListingParcel)).extend({
      parcels: z.array(ListingParcel),
      /** « I would write to the owner » : the first is surely the one. */
      certain: z.boolean(),
      /** Why there is none, in French; null where there are some. */
      note: z.string().nullable(),
      /** The commune is not loaded yet: it has to be, before parcels can be compared. */
      toLoad: z.string().nullable(),
      confirmed: z.string().nullable(),
    }),
  );
