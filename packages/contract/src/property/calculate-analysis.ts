import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyAnalysis } from "./property-money.ts";

/** POST /api/properties/{id}/calculate-analysis (spec 2 §7), no body. The answer is kept with the property. */
export const calculateAnalysis = oc
  .route({ method: "POST", path: "/properties/{id}/calculate-analysis", tags: ["portfolio"] })
  .input(z.object({ id: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(PropertyAnalysis));
