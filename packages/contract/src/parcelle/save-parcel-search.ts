import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelCriteria, ParcelSearchName } from "./saved-parcel-search.ts";

/** POST /api/parcel-searches: a search of parcels is kept; the same criteria twice are one. */
export const saveParcelSearch = oc
  .route({ method: "POST", path: "/parcel-searches", tags: ["recherche"] })
  .input(z.object({ name: ParcelSearchName, criteria: ParcelCriteria }))
  .output(answer(z.object({ id: z.string() })));
