import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PlanItem } from "./plan.ts";

/** GET /api/parcel-plans: every plan of the organisation, the latest first; of one property where it is named. */
export const listParcelPlans = oc
  .route({ method: "GET", path: "/parcel-plans", tags: ["plans"] })
  .input(z.object({ propertyId: PropertyId.optional() }))
  .output(answer(z.array(PlanItem)));
