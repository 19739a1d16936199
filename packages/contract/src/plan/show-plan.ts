import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress, PlanFrame, PlanItem } from "./plan.ts";
import { KeptPlanObject } from "./plan-object.ts";

/** GET /api/properties/{id}/plans/{planId}: a plan as it is drawn, in metres, with the version of each object. */
export const showPlan = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans/{planId}", tags: ["plans"] })
  .input(PlanAddress)
  .output(answer(PlanItem.extend({ frame: PlanFrame, objects: z.array(KeptPlanObject) })));
