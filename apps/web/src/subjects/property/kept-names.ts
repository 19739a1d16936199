import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

/** As the property stood when the person began to type. */
const Parts = z.object({ number: z.string(), street: z.string(), postalCode: z.string(), city: z.string() });

const Standing = z.object({ version: z.number().int(), name: z.string(), address: z.string() });

/** A name being typed in place, by property. */
export const keptName = keptDraft(
  "nom",
  z.object({
    typed: z.string(),
    before: Standing.omit({ address: true }),
    /** Its saving was asked, and nothing has answered yet. */
    isOwed: z.boolean().optional(),
  }),
);

/** Name and address being typed in their dialog, by property. */
export const keptAddress = keptDraft("adresse", z.object({ name: z.string(), address: Parts, before: Standing }));
