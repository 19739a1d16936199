import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelSearchId } from "./saved-parcel-search.ts";

/** DELETE /api/parcel-searches/{id}: kept no longer. */
export const deleteParcelSearch = oc
  .route({ method: "DELETE", path: "/parcel-searches/{id}", tags: ["recherche"] })
  .input(z.object({ id: ParcelSearchId }))
  .output(answer(z.object({ id: z.string() })));
