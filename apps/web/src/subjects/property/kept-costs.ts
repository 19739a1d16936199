import { EnteredCosts } from "@lotir/contract";
import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

/** Lines of the cost table being typed, by property, and the version that they were typed over. */
export const keptCosts = keptDraft("couts", z.object({ version: z.number().int(), typed: EnteredCosts }));
