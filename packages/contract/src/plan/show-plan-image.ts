import { oc } from "@orpc/contract";
import { z } from "zod";
import { PlanAddress } from "./plan.ts";

/** GET /api/properties/{id}/plans/{planId}/image: the plan drawn, as a PNG; smaller with `size=thumbnail`. */
export const showPlanImage = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans/{planId}/image", tags: ["plans"] })
  .input(
    PlanAddress.extend({
      size: z.enum(["plan", "thumbnail"], { error: "Taille inconnue : plan ou thumbnail." }).default("plan"),
      /** The revision that the address was made for: a new one is another address. */
      revision: z.coerce.number().int().optional(),
    }),
  )
  .output(z.file());
