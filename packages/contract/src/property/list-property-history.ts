import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";

/** One thing done to a property, by whom and when. */
export const PropertyDeed = z.object({
  at: z.string(),
  /** Null when nobody is known any more. */
  by: z.string().nullable(),
  /** In French: « Statut : Cadastre → Promesse signée ». */
  said: z.string(),
  /** Notes as they were saved then; null for anything else. */
  notes: z.string().nullable(),
});
export type PropertyDeed = z.infer<typeof PropertyDeed>;

/** GET /api/properties/{id}/history: the last hundred, latest first. */
export const listPropertyHistory = oc
  .route({ method: "GET", path: "/properties/{id}/history", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(z.array(PropertyDeed)));
