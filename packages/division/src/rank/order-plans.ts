import type { Plan, PlanLabel } from "../plan/plan.ts";
import { type AskedStrategy, isOfStrategy } from "./strategies.ts";

/** What the user is after: the four strategies of the spec's workflow, or simply what pays most. */
export type Strategy = AskedStrategy | "pays_most";

const needsNoPermit = ({ procedure: { kind } }: Plan): boolean => kind === "declaration-prealable" || kind === "aucune";

const worth = (plan: Plan): number => plan.value ?? 0;

/** Shape, number of lots and value, each against the best of the list: one sum to weigh plans of different numbers of lots. */
const balanceOf = (plans: readonly Plan[]): ((plan: Plan) => number) => {
  const most = Math.max(1, ...plans.map(({ lots }) => lots.length));
  const dearest = Math.max(1, ...plans.map(worth));
  return (plan) =>
    plan.quality + 0.25 * (plan.lots.length / most) + 0.25 * (worth(plan) / dearest) + (needsNoPermit(plan) ? 0.05 : 0);
};

const first = (plans: readonly Plan[], score: (plan: Plan) => number): Plan | undefined =>
  plans.reduce<Plan | undefined>(
    (best, plan) => (best === undefined || score(plan) > score(best) ? plan : best),
    undefined,
  );

/** What plans are weighed by besides their shapes. */
export interface Weighing {
  /** What a plan pays, any unit; undefined where the market says nothing. */
  readonly worthOf?: ((plan: Plan) => number | undefined) | undefined;
  /** How article R.151-21 is read; both ways where it is not known. */
  readonly reading: "lot" | "ensemble" | "inconnu";
}

/**
 * What pays most first; of plans that nobody can price, the most lots; alike, the better shapes. A plan that needs one
 * reading of R.151-21, when nobody knows which holds, comes after those that hold under both: it may not be allowed.
 */
const payOf = (plans: readonly Plan[], { worthOf, reading }: Weighing): ((plan: Plan) => number) => {
  const known = new Map(plans.map((plan) => [plan, worthOf?.(plan)]));
  const dearest = Math.max(1, ...[...known.values()].map((value) => Math.abs(value ?? 0)));
  const isPriced = [...known.values()].some((value) => value !== undefined);
  const sureness = ({ readings }: Plan): number =>
    reading !== "inconnu" || (readings.lot && readings.ensemble) ? SURE : 0;
  return (plan) => {
    if (!isPriced) return sureness(plan) + plan.lots.length * 10 + plan.quality;
    return sureness(plan) + (known.get(plan) ?? -dearest) / dearest + 0.001 * plan.quality;
  };
};

/** More than all that plans are weighed by within one sureness. */
const SURE = 1_000;

/** Plans of large lots come first. */
const ofLargeLots = (plan: Plan): number => (isOfStrategy("premium", sizesOf(plan)) ? 10 : 0);

const scoreFor = (
  plans: readonly Plan[],
  strategy: Strategy,
  weighing: Weighing = { reading: "inconnu" },
): ((plan: Plan) => number) => {
  if (strategy === "pays_most") return payOf(plans, weighing);
  if (strategy === "max_lots") return (plan) => plan.lots.length * 10 + plan.quality + worth(plan) * 1e-9;
  if (strategy === "premium") return (plan) => ofLargeLots(plan) + plan.quality - 0.1 * plan.lots.length;
  return balanceOf(plans);
};

/** The lots of a plan as a strategy reads them. */
const sizesOf = ({ lots }: Plan) => lots.map(({ area, keepsHouse }) => ({ areaM2: area.ground, keepsHouse }));

/** Best first for a strategy, each plan with the labels it deserves. The best plan of each number of lots is always there. */
export const orderPlans = (plans: readonly Plan[], strategy: Strategy, weighing?: Weighing): Plan[] => {
  const balance = balanceOf(plans);
  // A label says what is true of the plan, never only that nothing else came nearer.
  const ofSize = (size: "balanced" | "premium") => plans.filter((plan) => isOfStrategy(size, sizesOf(plan)));
  const fewest = Math.min(...plans.map(({ lots }) => lots.length));
  const winners: readonly [PlanLabel, Plan | undefined][] = [
    [
      "Maximum de lots",
      first(
        plans.filter(({ lots }) => lots.length > fewest),
        scoreFor(plans, "max_lots"),
      ),
    ],
    ["Équilibré", first(ofSize("balanced"), balance)],
    ["Premium", first(ofSize("premium"), scoreFor(plans, "premium"))],
    ["Sans permis d'aménager", first(plans.filter(needsNoPermit), (plan) => plan.lots.length + balance(plan))],
  ];
  const score = scoreFor(plans, strategy, weighing);
  return plans
    .toSorted((a, b) => score(b) - score(a))
    .map((plan) => {
      const labels = winners.flatMap(([label, winner]) => (winner === plan ? [label] : []));
      return { ...plan, labels: strategy === "custom" ? [...labels, "Sur mesure" as const] : labels };
    });
};
