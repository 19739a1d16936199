import { oc } from "@orpc/contract";
import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { Listing } from "./listing.ts";

const MOST = 500;

const ParcelListings = z.object({
  id: z.string(),
  section: z.string(),
  numero: z.string(),
  matchingListings: z.array(Listing),
  listingsCount: z.number().int(),
});
export type ParcelListings = z.infer<typeof ParcelListings>;

/** POST /api/cadastre/parcels/listings: adverts that are of these parcels, each with why. Parcels without any are left out. */
export const listParcelListings = oc
  .route({ method: "POST", path: "/cadastre/parcels/listings", tags: ["annonces"] })
  .input(
    z.object({
      parcels: z
        .array(
          z.object({
            id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
            codeCommune: CodeInsee,
            commune: text.nullish(),
            section: text.nullish(),
            numero: text.nullish(),
            surface: z.number().nullish(),
          }),
          { error: "Une liste de parcelles est attendue." },
        )
        .max(MOST, "500 parcelles au plus."),
    }),
  )
  .output(
    answer(z.array(ParcelListings)).extend({
      results: z.array(ParcelListings),
      totalListings: z.number().int(),
      parcelsWithListings: z.number().int(),
    }),
  );
