import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { PlanAddress, PlanItem } from "./plan.ts";

/** PATCH /api/properties/{id}/plans/{planId}/name. */
export const renamePlan = oc
  .route({ method: "PATCH", path: "/properties/{propertyId}/plans/{planId}/name", tags: ["plans"] })
  .input(
    PlanAddress.extend({
      name: text.trim().min(1, "Le nom ne peut pas être vide.").max(120, "Le nom compte 120 caractères au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(PlanItem));
