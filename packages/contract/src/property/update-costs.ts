import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { PropertyId } from "./property-id.ts";
import { EnteredCosts, PropertyMoney } from "./property-money.ts";

/** PUT /api/properties/{id}/costs (spec 2 §7): the lines named are entered, or taken out by null; the others stay. */
export const updateCosts = oc
  .route({ method: "PUT", path: "/properties/{id}/costs", tags: ["portfolio"] })
  .input(EnteredCosts.extend({ id: PropertyId, version: ReadVersion }))
  .output(answer(PropertyMoney));
