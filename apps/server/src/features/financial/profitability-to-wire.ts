import type { Profitability } from "@lotir/contract";
import { type ProfitabilityAnalysis, SPECIFICATION } from "@lotir/finance";

const percent = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** Net of costs, of VAT and of the profit tax: what the specification's eight per cent are asked of. */
const netRateOf = ({ nette }: ProfitabilityAnalysis): number =>
  nette.revenue > 0 ? nette.profitAfterTax / nette.revenue : -1;

/** The first recommendation is the verdict: one given before tax gives way to the one that stands after it. */
const recommendationsOf = (analysis: ProfitabilityAnalysis, viable: boolean): string[] => {
  if (analysis.viable === viable) return [...analysis.recommendations];
  const told = percent.format(netRateOf(analysis) * 100);
  return [
    `Rentabilité insuffisante : ${told} % de marge nette, impôt payé, pour 8 % au moins conseillés.`,
    ...analysis.recommendations.slice(1),
  ];
};

/** The engine's answer is the specification's shape already: lists are copied, so that nobody else's can be changed. */
export const profitabilityToWire = (analysis: ProfitabilityAnalysis, hypotheses: readonly string[]): Profitability => {
  const viable = netRateOf(analysis) >= SPECIFICATION.viableNetMargin;
  return {
    ...analysis,
    viable,
    lots: analysis.lots.map((lot) => ({ ...lot })),
    timeline: { ...analysis.timeline, phases: [...analysis.timeline.phases] },
    hypotheses: [...hypotheses],
    risks: [...analysis.risks],
    recommendations: recommendationsOf(analysis, viable),
    figures: analysis.figures.map((figure) => ({ ...figure })),
  };
};
