import type { DivisionRules, Sourced } from "./division-rules.ts";

/** Rules that a person may correct, each one number: metres, ratios of 0 to 1, places. */
export const CORRECTABLE_RULES = [
  "setbackFromVoie",
  "setbackFromLimite",
  "accessWidth",
  "minFrontage",
  "bande",
  "coverage",
  "pleineTerre",
  "parkingPerLot",
] as const;
export type CorrectableRule = (typeof CORRECTABLE_RULES)[number];

const corrected = <Value>(value: Value): Sourced<Value> => ({ value, from: "utilisateur" });

const withOne = (rules: DivisionRules, rule: CorrectableRule, value: number): DivisionRules => {
  if (rule === "setbackFromLimite") {
    // A distance from the limit says nothing of building on it: what was read of that stands.
    const { onBoundary } = rules.setbackFromLimite.value;
    return { ...rules, setbackFromLimite: corrected({ least: value, onBoundary }) };
  }
  if (rule !== "accessWidth") return { ...rules, [rule]: corrected(value) };
  const [, two, more] = rules.accessWidths.value;
  // A way for several dwellings is never narrower than one for a single one.
  return { ...rules, accessWidths: corrected([value, Math.max(value, two), Math.max(value, more)] as const) };
};

/** The rules with what a person knows better, each marked as theirs: never as read. */
export const correctRules = (
  rules: DivisionRules,
  corrections: readonly { readonly rule: CorrectableRule; readonly value: number }[],
): DivisionRules => corrections.reduce((all, { rule, value }) => withOne(all, rule, value), rules);
