import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { PlanItem } from "./plan.ts";

/** POST /api/properties/{id}/plans: a new plan, on the ground of the property, with nothing drawn yet. */
export const addPlan = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans", tags: ["plans"] })
  .input(
    z.object({
      propertyId: PropertyId,
      name: text
        .trim()
        .min(1, "Le nom ne peut pas être vide.")
        .max(120, "Le nom compte 120 caractères au plus.")
        .default("Nouveau plan"),
    }),
  )
  .output(answer(PlanItem));
