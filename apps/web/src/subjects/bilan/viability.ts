import type { DivisionPlan, FiveLines, Verdict } from "@lotir/contract";
import { SPECIFICATION } from "@lotir/finance";

export type Tone = "loss" | "low" | "viable" | "unknown";

/** What is said of an operation: its rules first, for money does not mend them. */
export interface Viability {
  readonly tone: Tone;
  readonly words: string;
}

export interface Judged {
  readonly verdict: Verdict;
  readonly compliance: DivisionPlan["compliance"];
  readonly lines: Pick<FiveLines, "marginEur" | "marginLowEur" | "marginHighEur" | "netRate" | "unpricedHouses">;
}

const lossWords = ({ marginHighEur }: Judged["lines"]): string =>
  marginHighEur !== null && marginHighEur < 0 ? "perte à tous les prix" : "perte au prix du marché";

/**
 * « Projet viable » is only said where the plan, the rules and the money all hold; a plan that breaks a rule says so in
 * the same place. Viable money is what the tax leaves (spec 2 §5).
 */
export const judgeOperation = ({ verdict, compliance, lines }: Judged): Viability => {
  const broken = compliance.some((cell) => cell.verdict === "non-conforme");
  if (lines.unpricedHouses > 0 || lines.netRate === null) return { tone: "unknown", words: "marge incomplète" };
  if (lines.marginEur < 0) return { tone: "loss", words: lossWords(lines) };
  if (broken) return { tone: "low", words: "le plan enfreint une règle" };
  if (lines.netRate < SPECIFICATION.viableNetMargin) return { tone: "low", words: "rentabilité insuffisante" };
  if (verdict !== "oui") return { tone: "low", words: "rentable, plan à vérifier" };
  return { tone: "viable", words: "projet viable" };
};
