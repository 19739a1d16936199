import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

/**
 * POST /api/properties/{id}/plans/generate-ai-division: the best plan of the engine over a cadastral plan, as a plan of its
 * own. Where the ground cannot be divided, that plan says why. Only `basePlanId` counts: shapes are the plan's own.
 */
export const generatePlanDivision = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/generate-ai-division", tags: ["plans"] })
  .input(
    z.object({
      propertyId: PropertyId,
      basePlanId: z.uuid("Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral."),
      imageUrl: z.unknown().optional(),
      parcelData: z.unknown().optional(),
      canvasWidth: z.unknown().optional(),
      canvasHeight: z.unknown().optional(),
    }),
  )
  .output(answer(z.object({ planId: z.string(), isDivisible: z.boolean() })));
