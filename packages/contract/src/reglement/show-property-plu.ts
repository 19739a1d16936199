import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PropertyPlu } from "./property-plu.ts";

/** GET /api/properties/{id}/plu (spec 2 §7). */
export const showPropertyPlu = oc
  .route({ method: "GET", path: "/properties/{id}/plu", tags: ["urbanisme"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertyPlu));
