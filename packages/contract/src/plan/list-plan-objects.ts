import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress } from "./plan.ts";
import { KeptPlanObject } from "./plan-object.ts";

/** GET /api/properties/{id}/plans/{planId}/objects: what changed in a plan since a revision, the removed ones with it. */
export const listPlanObjects = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans/{planId}/objects", tags: ["plans"] })
  .input(PlanAddress.extend({ since: z.coerce.number().int().min(0).default(0) }))
  .output(answer(z.object({ revision: z.number().int(), objects: z.array(KeptPlanObject) })));
