import type { Plan } from "./plan/plan.ts";
import { accessFormsOf, type DivisionQuestion, proposeDivisions } from "./propose-divisions.ts";
import type { Verdict, VerdictCap } from "./rank/verdict.ts";
import type { Refusal } from "./refuse/refusals-of.ts";
import type { WorkBudget } from "./search/search-sketches.ts";
import type { Site } from "./site/site.ts";

/** What a whole commune is scanned with: the first plans that hold for each number of lots, no refinement. */
export const SCAN_WORK: WorkBudget = {
  candidates: 360,
  enough: 8,
  kept: 3,
  refined: 0,
  bends: 16,
  polished: 0,
  unequal: false,
  // Half the time of a scan goes to parcelles that take nothing: one more lot is only looked for where one fewer holds.
  afterNone: "stop",
};

/** The short answer for one parcelle of a commune. */
export interface ScanResult {
  readonly verdict: Verdict;
  readonly caps: readonly VerdictCap[];
  /** The plan that pays most, or has the most lots where nobody can say; absent when nothing was drawn. */
  readonly best: Plan | undefined;
  readonly lots: number;
  readonly houseKept: boolean;
  readonly accessForms: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly partial: boolean;
}

/** The quick form of the engine for scanning: the same proofs on fewer candidates, for every number of lots of the wish. */
export const scanSite = (site: Site, question: Omit<DivisionQuestion, "budget" | "strategy">): ScanResult => {
  const { verdict, caps, plans, refusals, partial } = proposeDivisions(site, {
    ...question,
    budget: SCAN_WORK,
    strategy: "pays_most",
  });
  const [best] = plans;
  return {
    verdict,
    caps,
    best,
    lots: best?.lots.length ?? 0,
    houseKept: best?.lots.some(({ keepsHouse }) => keepsHouse) ?? false,
    accessForms: best === undefined ? [] : accessFormsOf(best).sort(),
    refusals,
    partial,
  };
};
