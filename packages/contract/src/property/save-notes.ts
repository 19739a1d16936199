import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { PropertyId } from "./property-id.ts";

/** Longest notes of a property. */
export const LONGEST_NOTES = 50_000;

export const Notes = z.object({
  text: z.string(),
  version: z.number().int(),
  /** Null before anything was written, or when nobody is known any more. */
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type Notes = z.infer<typeof Notes>;

/** PUT /api/properties/{id}/notes: one text that the members share. */
export const saveNotes = oc
  .route({ method: "PUT", path: "/properties/{id}/notes", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      text: text.max(LONGEST_NOTES, "Les notes comptent 50 000 caractères au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(Notes));
