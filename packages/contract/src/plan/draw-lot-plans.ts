import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress, PlanItem } from "./plan.ts";

/** POST /api/properties/{id}/plans/{planId}/lot-plans: a plan of each lot of a division plan. */
export const drawLotPlans = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/{planId}/lot-plans", tags: ["plans"] })
  .input(PlanAddress)
  .output(answer(z.array(PlanItem)));
