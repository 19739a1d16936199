import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

/** GET /api/division-plans/{propertyId}/capture: the map captured with the last plan generated. */
export const showDivisionCapture = oc
  .route({ method: "GET", path: "/division-plans/{propertyId}/capture", tags: ["division"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(z.file());
