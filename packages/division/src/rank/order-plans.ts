import type { Plan, PlanLabel } from "../plan/plan.ts";

/** What the user is after (spec: the four strategies of the division workflow). */
export type Strategy = "max_lots" | "balanced" | "premium" | "custom";

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

const scoreFor = (plans: readonly Plan[], strategy: Strategy): ((plan: Plan) => number) => {
  if (strategy === "max_lots") return (plan) => plan.lots.length * 10 + plan.quality + worth(plan) * 1e-9;
  if (strategy === "premium") return (plan) => plan.quality - 0.1 * plan.lots.length;
  return balanceOf(plans);
};

/** Best first for a strategy, each plan with the labels it deserves. The best plan of each number of lots is always there. */
export const orderPlans = (plans: readonly Plan[], strategy: Strategy): Plan[] => {
  const balance = balanceOf(plans);
  const winners: readonly [PlanLabel, Plan | undefined][] = [
    ["Maximum de lots", first(plans, scoreFor(plans, "max_lots"))],
    ["Équilibré", first(plans, balance)],
    ["Premium", first(plans, scoreFor(plans, "premium"))],
    ["Sans permis d'aménager", first(plans.filter(needsNoPermit), (plan) => plan.lots.length + balance(plan))],
  ];
  const score = scoreFor(plans, strategy);
  return plans
    .map((plan) => {
      const labels = winners.flatMap(([label, winner]) => (winner === plan ? [label] : []));
      return { ...plan, labels: strategy === "custom" ? [...labels, "Sur mesure" as const] : labels };
    })
    .sort((a, b) => score(b) - score(a));
};
