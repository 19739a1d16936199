import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress } from "./plan.ts";
import { KeptPlanObject, PlanObject } from "./plan-object.ts";

/** Edits that one request may carry. */
export const MOST_EDITS = 500;

const Edit = z.object({
  id: z.string().min(1).max(80),
  /** As it was read; null when it was not there. */
  before: PlanObject.nullable(),
  /** As it is to be; null to remove it. */
  after: PlanObject.nullable(),
});

/** What became of one edit. Sent again after a lost answer, it is `same`: nothing is written twice. */
export const EditResult = KeptPlanObject.extend({
  /** `conflict`: what could be written is; `fields` are the second person's to choose. `removed`: one removed what the other changed. */
  state: z.enum(["written", "same", "conflict", "removed"]),
  fields: z.array(z.object({ field: z.string(), label: z.string(), theirs: z.unknown(), yours: z.unknown() })),
});
export type EditResult = z.infer<typeof EditResult>;

/** PATCH /api/properties/{id}/plans/{planId}/objects: changes of single objects, settled field by field with those of others. */
export const editPlanObjects = oc
  .route({ method: "PATCH", path: "/properties/{propertyId}/plans/{planId}/objects", tags: ["plans"] })
  .input(PlanAddress.extend({ edits: z.array(Edit).min(1).max(MOST_EDITS, "Un envoi porte 500 changements au plus.") }))
  .output(answer(z.object({ revision: z.number().int(), results: z.array(EditResult) })));
