import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { CORRECTABLE, CorrectedRule } from "./rule-correction.ts";

const isBounded = ({ rule, value }: { rule: CorrectedRule; value: number | null }): boolean =>
  value === null || value <= CORRECTABLE[rule].most;

/**
 * PUT /api/plu/corrections: what an organisation knows better than a rule as it was read, for a zone of a commune. The
 * value is in the unit of its rule; null gives the public rule back.
 */
export const correctRule = oc
  .route({ method: "PUT", path: "/plu/corrections", tags: ["plu"] })
  .input(
    z
      .object({
        commune: z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, "Un code INSEE compte 5 caractères."),
        zone: z.string().min(1).max(20),
        rule: CorrectedRule,
        value: z.number().min(0, "Une valeur négative n'a pas de sens.").nullable(),
        reason: z.string().max(500),
        version: ReadVersion,
      })
      .refine(isBounded, { message: "Cette valeur dépasse ce qu'une telle règle peut demander.", path: ["value"] })
      .refine(({ value, reason }) => value === null || reason.trim() !== "", {
        message: "Dites pourquoi la règle est corrigée.",
        path: ["reason"],
      }),
  )
  .output(answer(z.object({ commune: z.string(), zone: z.string(), rule: CorrectedRule, version: z.number().int() })));
