import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";
import { PropertyAnalysis } from "./property-money.ts";

/** POST /api/properties/{id}/calculate-analysis (spec 2 §7), no body. The answer is kept with the property. */
export const calculateAnalysis = oc
  .route({ method: "POST", path: "/properties/{id}/calculate-analysis", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertyAnalysis));
