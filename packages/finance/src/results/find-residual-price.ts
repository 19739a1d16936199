import { type Cents, cents } from "@lotir/units";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { saleBuffers } from "../planning/sell-plan.ts";
import { settleOperation } from "./compute-operation.ts";

/**
 * The highest price of the land, to the cent, that still leaves the target margin (share of turnover before tax). Found by
 * bisection: the margin falls when the price rises, VAT on the margin and purchase costs following. Undefined when even a
 * free land would not do, or when the seller already owns it.
 */
export const findResidualPrice = (plan: PlannedOperation, targetMargin: number): Cents | undefined => {
  if (!plan.business) return undefined;
  const buffers = saleBuffers(plan);
  const holds = (landPrice: number): boolean => {
    const { margin, turnover } = settleOperation(plan, { ...AS_PLANNED, landPrice }, buffers);
    return turnover > 0 && margin >= targetMargin * turnover;
  };
  if (!holds(0)) return undefined;
  let low = 0;
  let high = Math.max(100, settleOperation(plan, AS_PLANNED, buffers).turnoverTtc);
  while (holds(high)) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return cents(low);
};
