import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ListingSearchId } from "./saved-listing-search.ts";

/** DELETE /api/listing-searches/{id}: kept no longer. */
export const deleteListingSearch = oc
  .route({ method: "DELETE", path: "/listing-searches/{id}", tags: ["annonces"] })
  .input(z.object({ id: ListingSearchId }))
  .output(answer(z.object({ id: z.string() })));
