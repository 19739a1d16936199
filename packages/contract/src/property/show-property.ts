import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertySheet } from "./property-sheet.ts";

/** GET /api/properties/{id}: the property with its parcels, lots, notes and last analysis; `property` repeats `data`. */
export const showProperty = oc
  .route({ method: "GET", path: "/properties/{id}", tags: ["portfolio"] })
  .input(z.object({ id: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(PropertySheet).extend({ property: PropertySheet }));
