import type { DivisionScenario } from "@lotir/contract";

/** Spec 2 §5: net ROI above 25 green, above 15 blue, above 8 yellow, otherwise red. */
export const roiTone = (roi: number | null): "green" | "blue" | "yellow" | "red" | undefined => {
  if (roi === null) return undefined;
  if (roi > 25) return "green";
  if (roi > 15) return "blue";
  return roi > 8 ? "yellow" : "red";
};

/** Spec 2 §5: confidence above 80 green, above 60 yellow, otherwise red. */
export const confidenceTone = (confidence: number | null): "green" | "yellow" | "red" | undefined => {
  if (confidence === null) return undefined;
  if (confidence > 80) return "green";
  return confidence > 60 ? "yellow" : "red";
};

export type ComplianceWords = { readonly label: string; readonly color: "brand" | "red" | "yellow" };

type Cells = readonly { readonly verdict: "conforme" | "sous-reserve" | "non-conforme" | "sans-objet" }[];

/** *Conforme* only where every rule was read and none is left open: the height of a house, under reserve, counts too. */
export const planWords = (isSound: boolean, cells: Cells): ComplianceWords => {
  if (!isSound) return { label: "non conforme", color: "red" };
  if (cells.some(({ verdict }) => verdict === "non-conforme")) return { label: "PLU non respecté", color: "red" };
  if (cells.every(({ verdict }) => verdict === "sans-objet")) return { label: "PLU à vérifier", color: "yellow" };
  return cells.some(({ verdict }) => verdict === "sous-reserve")
    ? { label: "sous réserve", color: "yellow" }
    : { label: "conforme au PLU", color: "brand" };
};

export const complianceWords = ({ pluCompliance, faults, divisionPlan }: DivisionScenario): ComplianceWords => {
  const words = planWords(faults.length === 0, divisionPlan.compliance);
  // The PLU may have been left aside, at somebody's wish: rules that happen to hold prove nothing then.
  return pluCompliance === null && words.color === "brand" ? { label: "PLU à vérifier", color: "yellow" } : words;
};

export const SORTS = [
  { value: "roi", label: "ROI" },
  { value: "profit", label: "Résultat net" },
  { value: "lots", label: "Nombre de lots" },
  { value: "mois", label: "Retour le plus court" },
  { value: "confiance", label: "Confiance" },
] as const;
export type Sort = (typeof SORTS)[number]["value"];

const LOWEST = Number.NEGATIVE_INFINITY;
const SCORES: Readonly<Record<Sort, (scenario: DivisionScenario) => number>> = {
  roi: ({ roi }) => roi ?? LOWEST,
  profit: ({ netProfit }) => netProfit ?? LOWEST,
  lots: ({ numberOfLots }) => numberOfLots,
  mois: ({ paybackMonths }) => (paybackMonths === null ? LOWEST : -paybackMonths),
  confiance: ({ confidence }) => confidence ?? LOWEST,
};

export interface Sieve {
  readonly sort: Sort;
  /** Only those that break nothing and leave 8 % at least. */
  readonly viable: boolean;
  /** Only those whose lots all have their own frontage. */
  readonly facade: boolean;
}

const VIABLE = 0.08;

export const sieved = (scenarios: readonly DivisionScenario[], { sort, viable, facade }: Sieve): DivisionScenario[] =>
  scenarios
    .filter(({ money, faults }) => !viable || (faults.length === 0 && (money?.netRate ?? -1) >= VIABLE))
    .filter(({ divisionPlan }) => !facade || divisionPlan.access.every(({ form }) => form === "facade"))
    .toSorted((a, b) => SCORES[sort](b) - SCORES[sort](a));
