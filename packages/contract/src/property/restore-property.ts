import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Property } from "./property.ts";
import { PropertyId } from "./property-id.ts";

/** POST /api/properties/{id}/restore: undoes a deletion, as long as it can be. */
export const restoreProperty = oc
  .route({ method: "POST", path: "/properties/{id}/restore", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(Property));
