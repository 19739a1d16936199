import { type Cents, cents } from "@lotir/units";
import { AS_PLANNED, type Hypothesis } from "../operation/hypothesis.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { type Computed, computeOperation } from "./compute-operation.ts";
import { marginRateOf } from "./margin-rate.ts";

export interface SensitivityCase {
  readonly code: string;
  /** French. */
  readonly label: string;
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  readonly net: Cents;
  /** Net result less the planned one. */
  readonly netChange: Cents;
}

type Case = readonly [code: string, label: string, hypothesis: Partial<Hypothesis>];

const prices = (factor: number): Partial<Hypothesis> => ({ lotPriceFactor: factor, housePriceFactor: factor });

const CASES: readonly Case[] = [
  ["prix-10", "Prix de vente −10 %", prices(0.9)],
  ["prix-5", "Prix de vente −5 %", prices(0.95)],
  ["prix+5", "Prix de vente +5 %", prices(1.05)],
  ["prix+10", "Prix de vente +10 %", prices(1.1)],
  ["delai-6", "Six mois de moins", { extraMonths: -6 }],
  ["delai-3", "Trois mois de moins", { extraMonths: -3 }],
  ["delai+3", "Trois mois de plus", { extraMonths: 3 }],
  ["delai+6", "Six mois de plus", { extraMonths: 6 }],
  ["travaux-20", "Travaux −20 %", { worksFactor: 0.8 }],
  ["travaux+20", "Travaux +20 %", { worksFactor: 1.2 }],
];

/** The dearest lot, the one whose loss hurts most. */
const dearestLot = (plan: PlannedOperation): number | undefined => {
  const lots = plan.sales.flatMap((sale, index) => (sale.kind === "lot" ? [{ index, price: sale.price }] : []));
  return lots.reduce<(typeof lots)[number] | undefined>(
    (best, lot) => (best === undefined || lot.price > best.price ? lot : best),
    undefined,
  )?.index;
};

/** What a fall of prices, a delay, dearer works or an unsold lot do to the result. */
export const testSensitivity = (plan: PlannedOperation): SensitivityCase[] => {
  const planned = computeOperation(plan, AS_PLANNED);
  const unsold = dearestLot(plan);
  const cases: Case[] =
    unsold === undefined ? [...CASES] : [...CASES, ["invendu", "Le lot le plus cher reste invendu", { unsold }]];
  return cases.map(([code, label, change]) => {
    const computed: Computed = computeOperation(plan, { ...AS_PLANNED, ...change });
    return {
      code,
      label,
      margin: computed.margin,
      marginRate: marginRateOf(computed),
      net: computed.net,
      netChange: cents(computed.net - planned.net),
    };
  });
};
