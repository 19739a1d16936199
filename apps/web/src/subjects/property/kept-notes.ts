import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

const Kept = z.object({ text: z.string(), version: z.number().int() });

/** Notes being typed, by property. */
export const keptNotes = keptDraft("notes", Kept);
