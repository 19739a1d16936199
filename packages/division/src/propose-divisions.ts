import { makePlan, type PlanContext } from "./plan/make-plan.ts";
import type { AccessForm, Lot, Plan } from "./plan/plan.ts";
import { NOTHING_KNOWN, type ProcedureFacts } from "./procedure/procedure-of.ts";
import { distinctSketches } from "./rank/distinct-sketches.ts";
import { orderPlans, type Strategy } from "./rank/order-plans.ts";
import { type Refusal, refusalsOf } from "./refuse/refusals-of.ts";
import { type DivisionRules, hypothesesIn } from "./rules/division-rules.ts";
import { DEFAULT_WISH, type DivisionWish } from "./rules/division-wish.ts";
import { type Ground, groundOf } from "./search/ground.ts";
import { BODY_SHARE } from "./search/has-bodies.ts";
import {
  FULL_WORK,
  type SearchControl,
  type SearchFindings,
  searchSketches,
  type WorkBudget,
} from "./search/search-sketches.ts";
import { stripVariants } from "./search/strip-variants.ts";
import { takesHouses } from "./search/takes-houses.ts";
import type { Site } from "./site/site.ts";
import { validateDivision } from "./validate-division.ts";
import { capsOf, type Verdict, type VerdictCap } from "./verdict.ts";

/** What is asked of the engine besides the site. Everything has a default but the rules. */
export interface DivisionQuestion {
  readonly rules: DivisionRules;
  readonly wish?: DivisionWish;
  readonly facts?: ProcedureFacts;
  readonly strategy?: Strategy;
  /** Price of a lot, any unit; the engine only compares sums. */
  readonly price?: (lot: Lot) => number | undefined;
  readonly budget?: WorkBudget;
  /** Asked now and then; when it says yes the answer is what was found so far, marked partial. */
  readonly shouldStop?: () => boolean;
}

/** Plans, best first, or why there are none; and how far the answer may be trusted. */
export interface Proposal {
  readonly verdict: Verdict;
  /** What keeps a *oui* from being said, when plans exist. */
  readonly caps: readonly VerdictCap[];
  readonly plans: readonly Plan[];
  /** For each number of lots that has no plan. */
  readonly refusals: readonly Refusal[];
  readonly hypotheses: readonly (keyof DivisionRules)[];
  readonly seen: number;
  readonly partial: boolean;
}

/** Plans offered for one number of lots. */
const PER_COUNT = 4;

const isAcceptable = (plan: Plan, rules: DivisionRules, bodyWidth: number): boolean => {
  const reading = rules.appreciation.value;
  const { lot, ensemble } = plan.readings;
  const built = reading === "lot" ? lot : reading === "ensemble" ? ensemble : lot || ensemble;
  return (
    built &&
    plan.lots.every(
      ({ body, keepsHouse }) => body.share >= BODY_SHARE && (keepsHouse || body.width >= bodyWidth - 0.01),
    )
  );
};

const drawAll = (
  findings: SearchFindings,
  context: PlanContext,
  control: { forms: boolean },
): { plans: Plan[]; unbuildable: Plan[] } => {
  const plans: Plan[] = [];
  const unbuildable: Plan[] = [];
  const order = distinctSketches(findings.sketches, context.ground.region, PER_COUNT);
  const others = findings.sketches.filter((sketch) => !order.includes(sketch));
  for (const [rank, sketch] of [...order, ...others].entries()) {
    if (rank >= order.length && plans.length > 0) break;
    const plan = makePlan(sketch.program, context);
    if (plan === undefined) continue;
    (isAcceptable(plan, context.rules, context.ground.bodyWidth) ? plans : unbuildable).push(plan);
  }
  if (plans.length === 0) {
    unbuildable.push(...findings.houseless.flatMap(({ program }) => makePlan(program, context) ?? []));
  }
  // The best plan in its other legal forms: same lots to the eye, another file to lodge.
  const [best] = control.forms ? order : [];
  for (const sketch of best === undefined
    ? []
    : stripVariants(best, context.ground, { common: context.rules.commonLanes.value })) {
    const plan = makePlan(sketch.program, context);
    // A strip turned into ground is no longer proved by its construction: the checker has the last word.
    const holds = plan !== undefined && isAcceptable(plan, context.rules, context.ground.bodyWidth);
    if (holds && validateDivision(context.site, plan, context.rules).length === 0) plans.push(plan);
  }
  return { plans, unbuildable };
};

const priced = (plan: Plan, price: DivisionQuestion["price"]): Plan => {
  const prices = price === undefined ? [] : plan.lots.map(price);
  const known = prices.filter((each) => each !== undefined);
  return known.length === plan.lots.length && known.length > 0
    ? { ...plan, value: known.reduce((sum, each) => sum + each, 0) }
    : plan;
};

/** Where a number of lots has no plan one more seldom has: it is looked for among the best shapes alone. */
const briefly = (budget: WorkBudget): WorkBudget => ({
  ...budget,
  candidates: Math.ceil(budget.candidates / 4),
  bends: Math.ceil(budget.bends / 2),
  polished: 0,
  unequal: false,
});

export const accessFormsOf = (plan: Plan): AccessForm[] => [...new Set(plan.ways.map(({ form }) => form))];

/** No plan is a *non* only where the reasons are known: a site whose way in lies on unloaded land is still to be checked. */
const verdictOf = (plans: readonly Plan[], caps: readonly VerdictCap[], refusals: readonly Refusal[]): Verdict => {
  if (plans.length > 0) return caps.length === 0 ? "oui" : "a-verifier";
  return refusals.length > 0 && refusals.every(({ code }) => code === "ROAD_UNKNOWN") ? "a-verifier" : "non";
};

const controlOf = (site: Site, question: DivisionQuestion): SearchControl => ({
  budget: question.budget ?? FULL_WORK,
  shouldStop: question.shouldStop ?? (() => false),
  accepts: (sketch) => takesHouses(sketch, site, question.rules),
});

const askedOf = (count: number, { areas }: DivisionWish, { scale }: Ground): { count: number; areas?: number[] } =>
  areas !== undefined && areas.length > 0 && areas.length <= count
    ? { count, areas: areas.map((area) => area * scale) }
    : { count };

/** What a search for one number of lots finds, before anything is drawn; undefined where the zone takes no lot. */
export const findingsFor = (site: Site, question: DivisionQuestion, count: number): SearchFindings | undefined => {
  const { rules, wish = DEFAULT_WISH } = question;
  if (rules.zone.value === "non") return undefined;
  const ground = groundOf(site, rules, wish);
  return searchSketches(ground, askedOf(count, wish, ground), controlOf(site, question));
};

/**
 * Several distinct plans of a site, best first, and the exact reasons for each number of lots that has none. Never
 * throws on a prepared site; deterministic for a given budget, whatever the machine. What was `known` of a number of lots is
 * not searched again.
 */
export const proposeDivisions = (site: Site, question: DivisionQuestion, known?: SearchFindings): Proposal => {
  const { rules, wish = DEFAULT_WISH, facts = NOTHING_KNOWN, strategy = "balanced", price } = question;
  const control = controlOf(site, question);
  const ground = groundOf(site, rules, wish);
  const context: PlanContext = { site, rules, ground, facts };
  const refusals: Refusal[] = [];
  const plans: Plan[] = [];
  let seen = 0;
  let complete = true;
  let isHopeful = true;
  for (const count of rules.zone.value === "non" ? [] : wish.counts) {
    const asked = askedOf(count, wish, ground);
    const hopeful = isHopeful ? control : { ...control, budget: briefly(control.budget) };
    const findings = known?.count === count ? known : searchSketches(ground, asked, hopeful);
    seen += findings.seen;
    complete = complete && findings.complete;
    const drawn = drawAll(findings, context, { forms: control.budget.refined > 0 });
    plans.push(...drawn.plans.map((plan) => priced(plan, price)));
    isHopeful = drawn.plans.length > 0;
    if (!isHopeful) refusals.push(...refusalsOf(findings, drawn.unbuildable, { site, rules, ground, wish }));
  }
  if (rules.zone.value === "non") refusals.push(...refusalsOf(undefined, [], { site, rules, ground, wish }));
  const ordered = orderPlans(plans, strategy);
  const caps = capsOf(ordered[0], { site, rules });
  return {
    verdict: verdictOf(ordered, caps, refusals),
    caps,
    plans: ordered,
    refusals,
    hypotheses: hypothesesIn(rules),
    seen,
    partial: !complete,
  };
};
