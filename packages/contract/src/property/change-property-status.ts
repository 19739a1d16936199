import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { PROPERTY_STATUS_LABELS, Property } from "./property.ts";
import { PropertyId } from "./property-id.ts";

const STATUSES = Object.keys(PROPERTY_STATUS_LABELS) as [keyof typeof PROPERTY_STATUS_LABELS];

/** PATCH /api/properties/{id}/status: any of the seven (spec 2 §4 gives no order), with who and when in the history. */
export const changePropertyStatus = oc
  .route({ method: "PATCH", path: "/properties/{id}/status", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      status: z.enum(STATUSES, { error: "Statut de propriété inconnu." }),
      version: ReadVersion,
    }),
  )
  .output(answer(Property));
