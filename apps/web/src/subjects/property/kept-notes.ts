import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

const Kept = z.object({
  text: z.string(),
  version: z.number().int(),
  /** Their saving was asked, and nothing has answered yet. */
  isOwed: z.boolean().optional(),
});

/** Notes being typed, by property. */
export const keptNotes = keptDraft("notes", Kept);
