import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { SavedParcelSearch } from "./saved-parcel-search.ts";

/** GET /api/parcel-searches: a member's own, latest first, each with how many are new. */
export const listParcelSearches = oc
  .route({ method: "GET", path: "/parcel-searches", tags: ["recherche"] })
  .output(answer(z.array(SavedParcelSearch)));
