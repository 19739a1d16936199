import { oc } from "@orpc/contract";
import { z } from "zod";

/** GET /api/division-plans/{propertyId}/capture: the map captured with the last plan generated. */
export const showDivisionCapture = oc
  .route({ method: "GET", path: "/division-plans/{propertyId}/capture", tags: ["division"] })
  .input(z.object({ propertyId: z.uuid("Propriété non trouvée") }))
  .output(z.file());
