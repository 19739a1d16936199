import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { ParcelPlu } from "./plu.ts";

/** POST /api/properties/{id}/plu/extract-rules (spec 2 §7). */
export const extractPropertyRules = oc
  .route({ method: "POST", path: "/properties/{id}/plu/extract-rules", successStatus: 202, tags: ["urbanisme"] })
  .input(z.object({ id: PropertyId, forceRefresh: z.boolean().default(false) }))
  .output(answer(ParcelPlu));
