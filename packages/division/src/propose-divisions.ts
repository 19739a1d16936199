import { regionArea } from "@lotir/geometry";
import { enteredBy, type FrontTier, type Ground, groundOf, overTiers } from "./ground/ground.ts";
import { makePlan, type PlanContext } from "./plan/make-plan.ts";
import type { AccessForm, Lot, Plan } from "./plan/plan.ts";
import { NOTHING_KNOWN, type ProcedureFacts } from "./procedure/procedure-of.ts";
import { distinctSketches } from "./rank/distinct-sketches.ts";
import { orderPlans, type Strategy } from "./rank/order-plans.ts";
import { capsOf, type Verdict, type VerdictCap } from "./rank/verdict.ts";
import { type Refusal, refusalsOf } from "./refuse/refusals-of.ts";
import { type DivisionRules, hypothesesIn } from "./rules/division-rules.ts";
import { DEFAULT_WISH, type DivisionWish } from "./rules/division-wish.ts";
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

/** What is asked of the engine besides the site. Everything has a default but the rules. */
export interface DivisionQuestion {
  readonly rules: DivisionRules;
  readonly wish?: DivisionWish;
  readonly facts?: ProcedureFacts;
  readonly strategy?: Strategy;
  /** Price of a lot, any unit; the engine only compares sums. */
  readonly price?: (lot: Lot) => number | undefined;
  /** What a whole plan pays, any unit; without a strategy the plan that pays most comes first. */
  readonly worth?: (plan: Plan) => number | undefined;
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

interface Asked {
  readonly count: number;
  readonly areas?: number[];
  /** The most lots and a remainder, of a larger ground: no refusal is told of it. */
  readonly isCapacity?: true;
}

/** Each number of lots, and where the ground is larger than the most of them take, those lots and a remainder. */
const questionsOf = (wish: DivisionWish, ground: Ground): readonly Asked[] => {
  const plain = wish.counts.map((count): Asked => askedOf(count, wish, ground));
  const most = Math.max(0, ...wish.counts);
  const isLarger = wish.areas === undefined && most > 1 && regionArea(ground.region) > most * ground.largestLot;
  return isLarger ? [...plain, { count: most + 1, isCapacity: true }] : plain;
};

const askedOf = (count: number, { areas }: DivisionWish, { scale }: Ground): { count: number; areas?: number[] } =>
  areas !== undefined && areas.length > 0 && areas.length <= count
    ? { count, areas: areas.map((area) => area * scale) }
    : { count };

/** What is tried of one site with what its lots may enter by. */
const proposeOn = (whole: Site, question: DivisionQuestion, front: FrontTier): Proposal => {
  const site = enteredBy(whole, front);
  const { rules, wish = DEFAULT_WISH, facts = NOTHING_KNOWN, strategy = "balanced", price } = question;
  const control = controlOf(site, question);
  const ground = groundOf(site, rules, wish, front);
  const context: PlanContext = { site, rules, ground, facts };
  const refusals: Refusal[] = [];
  const plans: Plan[] = [];
  let seen = 0;
  let complete = true;
  let isHopeful = true;
  for (const asked of rules.zone.value === "non" ? [] : questionsOf(wish, ground)) {
    if (!isHopeful && control.budget.afterNone === "stop") break;
    const hopeful = isHopeful ? control : { ...control, budget: briefly(control.budget) };
    const findings = searchSketches(ground, asked, hopeful);
    seen += findings.seen;
    complete = complete && findings.complete;
    const drawn = drawAll(findings, context, { forms: control.budget.refined > 0 });
    // What is asked beyond the most lots is only the remainder beside them.
    const held = asked.isCapacity ? drawn.plans.filter(({ remainder }) => remainder !== undefined) : drawn.plans;
    plans.push(...held.map((plan) => priced(plan, price)));
    if (asked.isCapacity) continue;
    isHopeful = drawn.plans.length > 0;
    if (!isHopeful) refusals.push(...refusalsOf(findings, drawn.unbuildable, { site, rules, ground, wish }));
  }
  if (rules.zone.value === "non") refusals.push(...refusalsOf(undefined, [], { site, rules, ground, wish }));
  const ordered = orderPlans(plans, strategy, { worthOf: question.worth, reading: rules.appreciation.value });
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

/**
 * Several distinct plans of a site, best first, and the exact reasons for each number of lots that has none. Never
 * throws on a prepared site; deterministic for a given budget, whatever the machine. What the site opens on by itself
 * comes before any private lane, and that before land that is not loaded.
 */
export const proposeDivisions = (site: Site, question: DivisionQuestion): Proposal =>
  overTiers(site, (front) => proposeOn(site, question, front));
