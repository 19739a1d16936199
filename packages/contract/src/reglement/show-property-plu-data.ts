import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyPluSummary } from "./property-plu.ts";

/** GET /api/properties/{id}/plu-data (spec 2 §7). */
export const showPropertyPluData = oc
  .route({ method: "GET", path: "/properties/{id}/plu-data", tags: ["urbanisme"] })
  .input(z.object({ id: z.uuid() }))
  .output(answer(PropertyPluSummary));
