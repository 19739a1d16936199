import type { Plan } from "./plan/plan.ts";
import { type DivisionQuestion, proposeDivisions } from "./propose-divisions.ts";
import type { Refusal } from "./refuse/refusals-of.ts";
import { DEFAULT_WISH } from "./rules/division-wish.ts";
import type { WorkBudget } from "./search/search-sketches.ts";
import type { Site } from "./site/site.ts";
import type { Verdict, VerdictCap } from "./verdict.ts";

/** What a whole commune is scanned with: two or three lots, the first plans that hold, no refinement. */
export const SCAN_WORK: WorkBudget = {
  candidates: 240,
  enough: 6,
  kept: 1,
  refined: 0,
  bends: 12,
  polished: 0,
  unequal: false,
};

const SCAN_COUNTS = [2, 3];

/** The short answer for one parcelle of a commune. */
export interface ScanResult {
  readonly verdict: Verdict;
  readonly caps: readonly VerdictCap[];
  /** The best plan of the most lots that hold; absent when nothing was drawn. */
  readonly best: Plan | undefined;
  readonly lots: number;
  readonly houseKept: boolean;
  readonly accessForms: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly partial: boolean;
}

/** The quick form of the engine for scanning: the same proofs on fewer candidates, two then three lots. */
export const scanSite = (site: Site, question: Omit<DivisionQuestion, "budget" | "strategy">): ScanResult => {
  const wish = question.wish ?? DEFAULT_WISH;
  const counts = wish.counts.filter((count) => SCAN_COUNTS.includes(count));
  const base = { ...question, budget: SCAN_WORK, strategy: "max_lots" as const };
  // Three lots are only worth looking for where two hold: half the time of a scan goes to parcelles that take none.
  const two = proposeDivisions(site, { ...base, wish: { ...wish, counts: counts.slice(0, 1) } });
  const three =
    two.plans.length === 0 || counts.length < 2
      ? undefined
      : proposeDivisions(site, { ...base, wish: { ...wish, counts: counts.slice(1) } });
  const answer = three !== undefined && three.plans.length > 0 ? three : two;
  const [best] = answer.plans;
  return {
    verdict: answer.verdict,
    caps: answer.caps,
    best,
    lots: best?.lots.length ?? 0,
    houseKept: best?.lots.some(({ keepsHouse }) => keepsHouse) ?? false,
    accessForms: [...new Set((best?.ways ?? []).map(({ form }) => form))].sort(),
    refusals: [...two.refusals, ...(three?.refusals ?? [])],
    partial: two.partial || (three?.partial ?? false),
  };
};
