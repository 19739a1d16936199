import type { Profitability } from "@lotir/contract";
import type { ProfitabilityAnalysis } from "@lotir/finance";

/** The engine's answer is the specification's shape already: lists are copied, so that nobody else's can be changed. */
export const profitabilityToWire = (analysis: ProfitabilityAnalysis, hypotheses: readonly string[]): Profitability => ({
  ...analysis,
  lots: analysis.lots.map((lot) => ({ ...lot })),
  timeline: { ...analysis.timeline, phases: [...analysis.timeline.phases] },
  hypotheses: [...hypotheses],
  risks: [...analysis.risks],
  recommendations: [...analysis.recommendations],
  figures: analysis.figures.map((figure) => ({ ...figure })),
});
