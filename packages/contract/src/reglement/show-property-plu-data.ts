import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PropertyPluSummary } from "./property-plu.ts";

/** GET /api/properties/{id}/plu-data (spec 2 §7). */
export const showPropertyPluData = oc
  .route({ method: "GET", path: "/properties/{id}/plu-data", tags: ["urbanisme"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertyPluSummary));
