import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { EnteredCosts, PropertyMoney } from "./property-money.ts";

/** PUT /api/properties/{id}/costs (spec 2 §7): the lines named are entered, or taken out by null; the others stay. */
export const updateCosts = oc
  .route({ method: "PUT", path: "/properties/{id}/costs", tags: ["portfolio"] })
  .input(EnteredCosts.extend({ id: z.uuid("Cette propriété n'existe pas."), version: ReadVersion }))
  .output(answer(PropertyMoney));
