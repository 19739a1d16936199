import { oc } from "@orpc/contract";
import { z } from "zod";
import { PlanAddress } from "./plan.ts";
import { SpecAnnotation } from "./spec-annotation.ts";

/** GET /api/properties/{id}/plans/{planId}/annotations. */
export const showPlanAnnotations = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans/{planId}/annotations", tags: ["plans"] })
  .input(PlanAddress)
  .output(
    z.object({
      success: z.literal(true),
      data: z.object({ annotations: z.array(SpecAnnotation) }),
      annotations: z.array(SpecAnnotation),
    }),
  );
