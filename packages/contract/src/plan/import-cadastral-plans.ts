import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PlanItem } from "./plan.ts";

/**
 * POST /api/properties/{id}/plans/import-cadastral: a plan for each parcel of a property. One that is there already stays;
 * with `forceReimport` the cadastre is read again under what was drawn.
 */
export const importCadastralPlans = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/import-cadastral", tags: ["plans"] })
  .input(
    z.object({
      propertyId: PropertyId,
      forceReimport: z.boolean({ error: "Réimporter : vrai ou faux est attendu." }).default(false),
    }),
  )
  .output(answer(z.array(PlanItem)));
