import { cents, type IsoDate } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { GIVEN_ORIGIN, type LineStatus, originOf, weakestOf } from "../amounts/origin.ts";
import { COSTS, type CostFigureName } from "../figures/costs.ts";
import { type CostLevel, entryOn } from "../figures/figure.ts";
import type { CostCategory, CostMoment, CostUse, Given, Operation } from "../operation/operation.ts";
import type { CostRule, PlannedCost } from "../operation/planned-operation.ts";
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
  readonly status: LineStatus;
  readonly since: IsoDate | undefined;
  readonly assumed: boolean;
  readonly detail: string | undefined;
}

export const lineOf = (slot: Slot, vatRate: number, resolved: Resolved): PlannedCost => ({
  ...slot,
  vatRate,
  ...resolved,
});

export const GIVEN = { ...GIVEN_ORIGIN, assumed: false, detail: undefined } as const;
export const fixed = (amount: number): CostRule => ({ kind: "fixed", amount: cents(amount) });

const listed = (name: CostFigureName, operation: Operation, level: CostLevel) => {
  const entry = entryOn(COSTS[name], operation.purchase.date);
  return { entry, amount: entry.value[level], taxed: COSTS[name].unit.endsWith("TTC") };
};

/** "1 800 + 5 × 700 €", and the tax put on or taken off. */
const detailOf = (
  used: readonly { readonly amount: number; readonly quantity: number; readonly taxed: boolean }[],
  { business, vatRate }: TaxFrame,
): string => {
  const terms = used.map(({ amount, quantity }) =>
    quantity === 1 ? `${frenchNumber(amount)} €` : `${frenchNumber(quantity)} × ${frenchNumber(amount)} €`,
  );
  const sum = terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" + ")})`;
  const factor = frenchNumber(1 + vatRate);
  const taxed = used.every((each) => each.taxed);
  if (taxed) return business ? `${sum} TTC ÷ ${factor}` : `${sum} TTC`;
  const bare = terms.join(" + ");
  return business ? bare : `${sum} × ${factor}`;
};

/** The default table speaks where nothing was given, unless it was told to keep quiet. */
export const fromTable = (
  operation: Operation,
  figures: readonly (readonly [CostFigureName, number])[],
  frame: TaxFrame,
): Resolved => {
  const level = operation.costs.level;
  const used = figures.filter(([, quantity]) => quantity > 0);
  if (level === "aucun" || used.length === 0)
    return {
      rule: fixed(0),
      source: "Rien de donné",
      status: "a-confirmer",
      since: undefined,
      assumed: level !== "aucun",
      detail: undefined,
    };
  const found = used.map(([name, quantity]) => ({ ...listed(name, operation, level), quantity }));
  const total = found.reduce(
    (sum, { amount, quantity, taxed }) => sum + (amount * quantity) / (taxed ? 1 + frame.vatRate : 1),
    0,
  );
  return {
    rule: fixed(payable(total * 100, frame)),
    ...weakestOf(found.map(({ entry }) => originOf(entry))),
    assumed: true,
    detail: `${detailOf(found, frame)} (barème)`,
  };
};

export const given = (value: Given): Resolved | undefined =>
  value !== undefined && "amount" in value ? { rule: fixed(value.amount), ...GIVEN } : undefined;
