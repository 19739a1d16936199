import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Lot } from "./lot.ts";
import { PropertyId } from "./property-id.ts";

/**
 * POST /api/properties/{id}/lots/from-plan: the lots of the best plan of its parcel, at their estimated price, beside those
 * entered. Asked twice, they are there once.
 */
export const takeLotsOfPlan = oc
  .route({ method: "POST", path: "/properties/{id}/lots/from-plan", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(z.array(Lot)));
