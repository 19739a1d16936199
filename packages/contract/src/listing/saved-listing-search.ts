import { z } from "zod";
import { text } from "../wire/text.ts";
import { ListingCriteria } from "./search-listings.ts";

/** As many as a member keeps: beyond, nobody reads what is new of them. */
export const MOST_LISTING_SEARCHES = 20;

export const ListingSearchName = text
  .trim()
  .min(1, "Donnez un nom à cette recherche.")
  .max(200, "Nom : 200 caractères au plus.");

/** A search of adverts that a member keeps, and how many are new since he last opened it. */
export const SavedListingSearch = z.object({
  id: z.string(),
  name: z.string(),
  criteria: ListingCriteria,
  savedAt: z.string(),
  /** What its source has shown for the first time after that moment is new. */
  seenAt: z.string(),
  newCount: z.number().int(),
  /** What may be missing of that number, and why; null where nothing is. */
  sentence: z.string().nullable(),
});
export type SavedListingSearch = z.infer<typeof SavedListingSearch>;

export const ListingSearchId = z.uuid("Cette recherche n'existe pas.");
