import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { LotId } from "./lot.ts";
import { PropertyId } from "./property-id.ts";

/** DELETE /api/properties/{id}/lots/{lotId}. */
export const deleteLot = oc
  .route({ method: "DELETE", path: "/properties/{propertyId}/lots/{lotId}", tags: ["portfolio"] })
  .input(z.object({ propertyId: PropertyId, lotId: LotId }))
  .output(answer(z.object({ id: z.string() })));
