import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

/** POST /api/division/generate/{propertyId}/stop: the generation under way answers what it has; one that was interrupted is forgotten. */
export const stopGeneration = oc
  .route({ method: "POST", path: "/division/generate/{propertyId}/stop", tags: ["division"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(answer(z.object({ stopped: z.boolean() })));
