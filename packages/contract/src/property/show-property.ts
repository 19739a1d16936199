import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";
import { PropertySheet } from "./property-sheet.ts";

/** GET /api/properties/{id}: the property with its parcels, lots, notes and last analysis; `property` repeats `data`. */
export const showProperty = oc
  .route({ method: "GET", path: "/properties/{id}", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertySheet).extend({ property: PropertySheet }));
