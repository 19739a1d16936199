import { expect, test } from "vitest";
import type { Plan } from "../plan/plan.ts";
import { orderPlans } from "./order-plans.ts";

const plan = (lots: number, change: Partial<Plan> = {}): Plan =>
  ({
    lots: Array.from({ length: lots }, (_, index) => ({ number: index + 1, area: { ground: 500 }, keepsHouse: false })),
    quality: 0.8,
    readings: { lot: true, ensemble: true },
    procedure: { kind: "declaration-prealable" },
    value: undefined,
    labels: [],
    ...change,
  }) as unknown as Plan;

const counts = (plans: readonly Plan[]): number[] => plans.map(({ lots }) => lots.length);
const payOf =
  (pays: Readonly<Record<number, number | undefined>>) =>
  ({ lots }: Plan) =>
    pays[lots.length];

test("what pays most comes first, whatever its shapes and its number of lots", () => {
  const plans = [plan(2, { quality: 0.95 }), plan(3), plan(4, { quality: 0.5 })];
  const worthOf = payOf({ 2: 100_000, 3: 300_000, 4: 250_000 });
  expect(counts(orderPlans(plans, "pays_most", { worthOf, reading: "lot" }))).toEqual([3, 4, 2]);
});

test("where nobody can price them, the most lots come first", () => {
  expect(counts(orderPlans([plan(2), plan(5), plan(3)], "pays_most", { reading: "lot" }))).toEqual([5, 3, 2]);
});

test("a plan that needs one reading of R.151-21 comes after those that need none, while nobody knows which holds", () => {
  const doubtful = plan(5, { readings: { lot: false, ensemble: true } });
  const worthOf = payOf({ 2: 100_000, 5: 900_000 });
  expect(counts(orderPlans([plan(2), doubtful], "pays_most", { worthOf, reading: "inconnu" }))).toEqual([2, 5]);
  expect(counts(orderPlans([plan(2), doubtful], "pays_most", { worthOf, reading: "ensemble" }))).toEqual([5, 2]);
});
