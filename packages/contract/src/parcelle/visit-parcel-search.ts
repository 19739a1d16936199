import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelSearchId } from "./saved-parcel-search.ts";

/** POST /api/parcel-searches/{id}/visits: it is being looked at; `since` is when it was before. */
export const visitParcelSearch = oc
  .route({ method: "POST", path: "/parcel-searches/{id}/visits", tags: ["recherche"] })
  .input(z.object({ id: ParcelSearchId }))
  .output(answer(z.object({ since: z.string() })));
