import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress } from "./plan.ts";

/** DELETE /api/properties/{id}/plans/{planId}: hidden at once, gone once it can no longer be undone. */
export const deletePlan = oc
  .route({ method: "DELETE", path: "/properties/{propertyId}/plans/{planId}", tags: ["plans"] })
  .input(PlanAddress)
  .output(answer(z.object({ id: z.string(), undoUntil: z.string() })));
