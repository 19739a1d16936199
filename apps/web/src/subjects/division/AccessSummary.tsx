import type { DivisionProposal } from "@lotir/contract";
import { formatQuantity } from "../../kit/format.ts";
import type { StudyProps } from "./division-study.ts";
import { chosenPlan, useProposeDivisions } from "./use-propose-divisions.ts";

const doubtsOf = ({ caps, hypotheses }: DivisionProposal): string => {
  const doubts = Math.max(caps.length, hypotheses.length > 0 ? 1 : 0);
  return doubts === 0 ? "rien de supposé" : formatQuantity(doubts, "point à vérifier", "points à vérifier");
};

/** How the lots are reached, the file to lodge, and how much is still supposed. */
export const AccessSummary = ({ parcelId, study }: Omit<StudyProps, "onStudy">) => {
  const { data: proposal, error } = useProposeDivisions(parcelId, study.wish);
  if (error !== null) return "division non étudiée";
  if (proposal === undefined) return "étude en cours…";
  const plan = chosenPlan(proposal, study.plan);
  if (plan === undefined) return formatQuantity(proposal.refusals.length, "motif de refus", "motifs de refus");
  const ways = [...new Set(plan.access.map(({ sentence }) => sentence.toLocaleLowerCase("fr")))];
  const [first = "accès à établir", ...others] = ways;
  const more = others.length === 0 ? "" : ` et ${formatQuantity(others.length, "autre")}`;
  return `${first}${more} · ${plan.procedure.label.toLocaleLowerCase("fr")} · ${doubtsOf(proposal)}`;
};
