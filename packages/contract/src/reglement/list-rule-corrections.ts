import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { RuleCorrection } from "./rule-correction.ts";

/** GET /api/plu/corrections: what the organisation corrects in a zone, and what it gave back, each with its version. */
export const listRuleCorrections = oc
  .route({ method: "GET", path: "/plu/corrections", tags: ["plu"] })
  .input(
    z.object({
      commune: z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, "Un code INSEE compte 5 caractères."),
      zone: text.min(1).max(20),
    }),
  )
  .output(
    answer(
      z.array(
        RuleCorrection.extend({
          /** Null: the public rule was given back. */
          value: z.number().nullable(),
          version: z.number().int(),
        }),
      ),
    ),
  );
