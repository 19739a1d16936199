import { type Cents, cents } from "@lotir/units";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import type { Computed } from "../results/compute-operation.ts";

/** The costs of an operation as a person counts them on a hand. */
export interface BilanParts {
  /** Price of the land, without the costs of its deed. */
  readonly purchase: Cents;
  readonly works: Cents;
  /** All the rest: deed, files, interest, selling, margin for the unforeseen, VAT that is not given back, tax of a private owner. */
  readonly feesAndTaxes: Cents;
}

/** Turnover = purchase + works + fees and taxes + margin, to the cent. */
export const bilanParts = (plan: PlannedOperation, computed: Computed, margin: Cents): BilanParts => {
  let purchase = 0;
  let works = 0;
  for (const [index, cost] of plan.costs.entries()) {
    const amount = computed.costs[index] ?? 0;
    if (cost.rule.kind === "land" && cost.rule.part === "price") purchase += amount;
    else if (cost.category === "travaux") works += amount;
  }
  return {
    purchase: cents(purchase),
    works: cents(works),
    feesAndTaxes: cents(computed.turnover - margin - purchase - works),
  };
};
