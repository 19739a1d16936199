import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { text } from "../wire/text.ts";
import { MAX_CITIES, SearchFilters } from "./search-filters.ts";

/** As many as a member keeps: beyond, nobody reads what is new of them. */
export const MOST_PARCEL_SEARCHES = 20;

/** What a search of parcels asks; its order is not a part of what it finds. */
export const ParcelCriteria = z.object({
  communes: z
    .array(CodeInsee)
    .min(1, "Choisissez au moins une ville.")
    .max(MAX_CITIES, `${MAX_CITIES} villes au plus.`),
  filters: SearchFilters,
});
export type ParcelCriteria = z.infer<typeof ParcelCriteria>;

export const ParcelSearchName = text
  .trim()
  .min(1, "Donnez un nom à cette recherche.")
  .max(200, "Nom : 200 caractères au plus.");

export const ParcelSearchId = z.uuid("Cette recherche n'existe pas.");

/** A search of parcels that a member keeps, and how many it finds that it did not find when he last opened it. */
export const SavedParcelSearch = z.object({
  id: z.string(),
  name: z.string(),
  criteria: ParcelCriteria,
  savedAt: z.string(),
  seenAt: z.string(),
  newCount: z.number().int(),
  /** What may be missing of that number, and why; null where nothing is. */
  sentence: z.string().nullable(),
});
export type SavedParcelSearch = z.infer<typeof SavedParcelSearch>;
