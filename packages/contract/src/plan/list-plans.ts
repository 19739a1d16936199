import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Plan } from "./plan.ts";

/** GET /api/properties/{id}/plans: the plans of a property, the cadastre's first, then the latest. */
export const listPlans = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans", tags: ["plans"] })
  .input(z.object({ propertyId: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(z.array(Plan)));
