import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { PlanAddress, PlanItem } from "./plan.ts";

/** POST /api/properties/{id}/plans/{planId}/duplicate: the same plan again, to be changed without touching the first. */
export const duplicatePlan = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/{planId}/duplicate", tags: ["plans"] })
  .input(PlanAddress)
  .output(answer(PlanItem));
