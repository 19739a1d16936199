import { oc } from "@orpc/contract";
import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { LISTING_DEFAULTS, Listing, ListingSourceState, MOST_LISTING_CITIES } from "./listing.ts";

const ListingCity = z.object({
  insee: CodeInsee,
  id: text.nullish(),
  name: text.nullish(),
  zipcode: text.nullish(),
});

/** What is looked for (spec 1 §3, "Listings search criteria"). */
export const ListingCriteria = z.object({
  site: text.default(LISTING_DEFAULTS.site),
  maxPrice: z
    .number({ error: "Prix maximum : un nombre d'euros est attendu." })
    .min(0, "Prix maximum : un montant négatif n'a pas de sens.")
    .max(100_000_000, "Prix maximum : 100 millions d'euros au plus.")
    .default(LISTING_DEFAULTS.maxPrice),
  minSurface: z
    .number({ error: "Surface minimale : un nombre de mètres carrés est attendu." })
    .min(0, "Surface minimale : une surface négative n'a pas de sens.")
    .max(10_000_000, "Surface minimale : mille hectares au plus.")
    .default(LISTING_DEFAULTS.minSurface),
  /** Houses with their ground, or bare ground. */
  houseIncluded: z
    .enum(["with", "without"], { error: "Type de bien : avec maison (with) ou terrain nu (without)." })
    .default(LISTING_DEFAULTS.houseIncluded),
  keyword: text.max(80, "Mot-clé : 80 caractères au plus.").default(""),
  cities: z
    .array(ListingCity, { error: "Veuillez sélectionner au moins une ville." })
    .min(1, "Veuillez sélectionner au moins une ville.")
    .max(MOST_LISTING_CITIES, "Maximum 5 villes."),
});
export type ListingCriteria = z.infer<typeof ListingCriteria>;

/** POST /api/melo/search: `listings` repeats `data` (spec 1 §7); three years of adverts, latest first. */
export const searchListings = oc
  .route({ method: "POST", path: "/melo/search", tags: ["annonces"] })
  .input(ListingCriteria)
  .output(
    answer(z.array(Listing)).extend({
      listings: z.array(Listing),
      count: z.number().int(),
      metadata: z.object({
        resultsBreakdown: z.object({ maisons: z.number(), terrains: z.number(), autres: z.number() }),
        message: z.string(),
        /** What to relax when there is nothing, and how many that would bring. */
        suggestions: z.array(
          z.object({ sentence: z.string(), criteria: ListingCriteria.partial(), brings: z.number() }),
        ),
        sources: z.array(ListingSourceState),
        /** Adverts that could not be read, by reason. */
        leftOut: z.record(z.string(), z.number()),
      }),
    }),
  );
