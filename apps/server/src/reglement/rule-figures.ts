import type { Rule } from "@lotir/plu";

/** The number of a rule that has one, whatever its unit. */
export const numberOf = (rule: Rule<number> | undefined): number | null =>
  rule?.kind === "valeur" ? Number(rule.value) : null;

/** A ratio as per cent, to a hundredth. */
export const percentOf = (rule: Rule<number> | undefined): number | null =>
  rule?.kind === "valeur" ? Math.round(rule.value * 10_000) / 100 : null;

/** The sentence of the règlement, where a value or a written silence has one. */
export const sentenceIn = (rule: Rule<unknown> | undefined): string | null => rule?.quote ?? null;
