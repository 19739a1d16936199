import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { Plan } from "./plan.ts";

/** GET /api/properties/{id}/plans: the plans of a property, the cadastre's first, then the latest. */
export const listPlans = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans", tags: ["plans"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(answer(z.array(Plan)));
