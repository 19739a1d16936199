import { EnteredCosts } from "@lotir/contract";
import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

/** Lines of the cost table being typed, by property, and the version that they were typed over. */
export const keptCosts = keptDraft(
  "couts",
  z.object({
    version: z.number().int(),
    /** The lines entered as they stood when the form was opened. */
    before: EnteredCosts.optional(),
    typed: EnteredCosts,
    /** Their saving was asked, and nothing has answered yet. */
    isOwed: z.boolean().optional(),
  }),
);
