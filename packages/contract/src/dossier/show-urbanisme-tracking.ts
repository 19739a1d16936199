import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { Tracking } from "./tracking.ts";

/** GET /api/properties/{id}/urbanisme-tracking: where the file of a property stands (spec 2 §7). */
export const showUrbanismeTracking = oc
  .route({ method: "GET", path: "/properties/{id}/urbanisme-tracking", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(Tracking));
