import { oc } from "@orpc/contract";
import { z } from "zod";
import { PlanAddress } from "./plan.ts";
import { MOST_PLAN_OBJECTS, TOO_MANY_OBJECTS } from "./plan-object.ts";
import { SentAnnotation, SpecAnnotation } from "./spec-annotation.ts";

/** PUT /api/properties/{id}/plans/{planId}/annotations: all the annotations of a plan; those left out go. */
export const savePlanAnnotations = oc
  .route({ method: "PUT", path: "/properties/{propertyId}/plans/{planId}/annotations", tags: ["plans"] })
  .input(PlanAddress.extend({ annotations: z.array(SentAnnotation).max(MOST_PLAN_OBJECTS, TOO_MANY_OBJECTS) }))
  .output(
    z.object({
      success: z.literal(true),
      data: z.object({ annotations: z.array(SpecAnnotation), revision: z.number().int() }),
      annotations: z.array(SpecAnnotation),
    }),
  );
