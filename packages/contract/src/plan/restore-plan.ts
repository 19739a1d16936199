import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { PlanAddress, PlanItem } from "./plan.ts";

/** POST /api/properties/{id}/plans/{planId}/restore: undoes a deletion, as long as it can be. */
export const restorePlan = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/{planId}/restore", tags: ["plans"] })
  .input(PlanAddress)
  .output(answer(PlanItem));
