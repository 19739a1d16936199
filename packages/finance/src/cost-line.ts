import { cents } from "@lotir/units";
import { COSTS, type CostFigureName } from "./figures/costs.ts";
import { entryOn, type FigureStatus } from "./figures/figure.ts";
import type { CostCategory, CostMoment, CostUse, Given, Operation } from "./operation.ts";
import type { CostRule, PlannedCost } from "./plan.ts";
import { payable, type TaxFrame } from "./plan-works.ts";

/** Where a cost stands in the table. */
export interface Slot {
  readonly code: string;
  readonly label: string;
  readonly category: CostCategory;
  readonly moment: CostMoment;
  readonly use: CostUse;
}

/** How much it is, and who says so. */
export interface Resolved {
  readonly rule: CostRule;
  readonly source: string;
  readonly status: FigureStatus;
  readonly assumed: boolean;
  readonly detail: string | undefined;
}

export const lineOf = (slot: Slot, vatRate: number, resolved: Resolved): PlannedCost => ({
  ...slot,
  vatRate,
  ...resolved,
});

export const GIVEN = { source: "Donné", status: "vérifié", assumed: false, detail: undefined } as const;
export const fixed = (amount: number): CostRule => ({ kind: "fixed", amount: cents(amount) });

/** The default table speaks where nothing was given, unless it was told to keep quiet. */
export const fromTable = (
  operation: Operation,
  figures: readonly (readonly [CostFigureName, number])[],
  frame: TaxFrame,
): Resolved => {
  const level = operation.costs.level;
  const used = figures.filter(([, quantity]) => quantity > 0);
  const first = used[0];
  if (level === "aucun" || first === undefined)
    return {
      rule: fixed(0),
      source: "Rien de donné",
      status: "à confirmer",
      assumed: level !== "aucun",
      detail: undefined,
    };
  const total = used.reduce((sum, [name, quantity]) => {
    const listed = entryOn(COSTS[name], operation.purchase.date).value[level] * quantity;
    return sum + (COSTS[name].unit.endsWith("TTC") ? listed / (1 + frame.vatRate) : listed);
  }, 0);
  const entry = entryOn(COSTS[first[0]], operation.purchase.date);
  return {
    rule: fixed(payable(total * 100, frame)),
    source: entry.source,
    status: entry.status,
    assumed: true,
    detail: undefined,
  };
};

export const given = (value: Given): Resolved | undefined =>
  value !== undefined && "amount" in value ? { rule: fixed(value.amount), ...GIVEN } : undefined;
