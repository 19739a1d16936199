import type { Plan } from "./plan/plan.ts";
import { type DivisionQuestion, findingsFor, proposeDivisions } from "./propose-divisions.ts";
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
  const [few, more] = counts;
  const only = (count: number): DivisionQuestion => ({ ...base, wish: { ...wish, counts: [count] } });
  const found = few === undefined ? undefined : findingsFor(site, only(few), few);
  // Three lots are only worth looking for where two hold: half the time of a scan goes to parcelles that take none. Two
  // are then only drawn where three were not.
  const isHopeful = more !== undefined && found !== undefined && found.sketches.length > 0;
  const three = isHopeful ? proposeDivisions(site, only(more)) : undefined;
  const most = three !== undefined && three.plans.length > 0 ? three : undefined;
  const answer = most ?? proposeDivisions(site, { ...base, wish: { ...wish, counts: counts.slice(0, 1) } }, found);
  const [best] = answer.plans;
  return {
    verdict: answer.verdict,
    caps: answer.caps,
    best,
    lots: best?.lots.length ?? 0,
    houseKept: best?.lots.some(({ keepsHouse }) => keepsHouse) ?? false,
    accessForms: [...new Set((best?.ways ?? []).map(({ form }) => form))].sort(),
    refusals:
      most === undefined && best !== undefined ? [...answer.refusals, ...(three?.refusals ?? [])] : answer.refusals,
    partial: answer.partial || found?.complete === false || (three?.partial ?? false),
  };
};
