import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "./answer.ts";
import { CostBreakdown, PropertyMoney } from "./property-money.ts";

/** PUT /api/properties/{id}/costs: the cost breakdown entered (spec 2 §7); an absent line is not entered. */
export const updateCosts = oc
  .route({ method: "PUT", path: "/properties/{id}/costs", tags: ["portfolio"] })
  .input(CostBreakdown.partial().extend({ id: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(PropertyMoney));
