import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { SavedListingSearch } from "./saved-listing-search.ts";

/** GET /api/listing-searches: those of who asks, latest first, each with how many adverts are new. */
export const listListingSearches = oc
  .route({ method: "GET", path: "/listing-searches", tags: ["annonces"] })
  .output(answer(z.array(SavedListingSearch)));
