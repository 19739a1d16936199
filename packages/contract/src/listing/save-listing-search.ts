import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ListingSearchName } from "./saved-listing-search.ts";
import { ListingCriteria } from "./search-listings.ts";

/** POST /api/listing-searches: a search of adverts is kept; the same criteria twice are one. */
export const saveListingSearch = oc
  .route({ method: "POST", path: "/listing-searches", tags: ["annonces"] })
  .input(z.object({ name: ListingSearchName, criteria: ListingCriteria }))
  .output(answer(z.object({ id: z.string() })));
