import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ListingSearchId } from "./saved-listing-search.ts";

/** POST /api/listing-searches/{id}/visits: it is being looked at; `since` is the moment after which adverts were new. */
export const visitListingSearch = oc
  .route({ method: "POST", path: "/listing-searches/{id}/visits", tags: ["annonces"] })
  .input(z.object({ id: ListingSearchId }))
  .output(answer(z.object({ since: z.string() })));
