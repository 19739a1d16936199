import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { EnergyClass, ListingId } from "./listing.ts";

/** A diagnosis on file that may be of what an advert sells. */
export const ListingDiagnosis = z.object({
  numero: z.string(),
  address: z.string(),
  at: z.object({ lat: z.number(), lon: z.number() }),
  madeOn: z.string().nullable(),
  energyClass: EnergyClass.nullable(),
  ghgClass: EnergyClass.nullable(),
  energy: z.number().nullable(),
  emission: z.number().nullable(),
  surface: z.number().nullable(),
  builtYear: z.number().nullable(),
  /** The parcel that it is most likely of. */
  parcelId: z.string().nullable(),
  landSurface: z.number().nullable(),
  why: z.array(z.string()),
  against: z.array(z.string()),
  /** In words, for real ground: what agrees, all clues weighed. */
  agreement: z.enum(["fort", "moyen", "faible"]),
  /** Only where the truth is known, and chances were checked: on the demonstration commune. */
  probability: z.number().nullable(),
});
export type ListingDiagnosis = z.infer<typeof ListingDiagnosis>;

/** GET /api/listings/{listingId}/diagnoses: those of a class in the commune of an advert, best first. */
export const findListingDiagnoses = oc
  .route({ method: "GET", path: "/listings/{listingId}/diagnoses", tags: ["annonces"] })
  .input(z.object({ listingId: ListingId, energyClass: EnergyClass }))
  .output(
    answer(z.array(ListingDiagnosis)).extend({
      /** Why there is none, in French; null where there are some. */
      note: z.string().nullable(),
      toLoad: z.string().nullable(),
      /** Where the diagnoses were read, and when. */
      source: z.string().nullable(),
    }),
  );
