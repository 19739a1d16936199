import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";
import { PropertyMoney } from "./property-money.ts";

/** GET /api/properties/{id}/costs: what was entered, and the last analysis made of it. */
export const showCosts = oc
  .route({ method: "GET", path: "/properties/{id}/costs", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertyMoney));
