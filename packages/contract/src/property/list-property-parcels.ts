import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";
import { PropertyParcel } from "./property-sheet.ts";

/** GET /api/properties/{id}/parcels. */
export const listPropertyParcels = oc
  .route({ method: "GET", path: "/properties/{id}/parcels", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(z.array(PropertyParcel)));
