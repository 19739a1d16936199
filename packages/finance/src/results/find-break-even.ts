import type { Cents } from "@lotir/units";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import { AS_PLANNED, type Hypothesis } from "../operation/hypothesis.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { computeOperation, settleOperation } from "./compute-operation.ts";

/** How low prices may fall before the operation earns nothing. */
export interface BreakEven {
  /** 0.93: every price may fall by 7 %. */
  readonly factor: number;
  readonly turnoverTtc: Cents;
  readonly averageLotPrice: Cents;
}

type Scaled = (factor: number) => Hypothesis;

const HIGHEST_FACTOR = 64;

const lowestFactor = (plan: PlannedOperation, scaled: Scaled): number | undefined => {
  const earns = (factor: number): boolean => settleOperation(plan, scaled(factor)).margin >= 0;
  if (!earns(HIGHEST_FACTOR)) return undefined;
  let low = 0;
  let high = HIGHEST_FACTOR;
  for (let step = 0; step < 48; step++) {
    const middle = (low + high) / 2;
    if (earns(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const breakEvenOf = (plan: PlannedOperation, scaled: Scaled): BreakEven | undefined => {
  const factor = lowestFactor(plan, scaled);
  if (factor === undefined) return undefined;
  const computed = computeOperation(plan, scaled(factor));
  const lots = plan.sales.flatMap((sale, index) => (sale.kind === "lot" ? [computed.sales[index]?.priceTtc ?? 0] : []));
  const average = lots.length === 0 ? ZERO : roundToCents(lots.reduce((a, b) => a + b, 0) / lots.length);
  return { factor, turnoverTtc: computed.turnoverTtc, averageLotPrice: average };
};

/** Price where the margin is zero: moving every sale together, or the building lots alone. */
export const findBreakEven = (
  plan: PlannedOperation,
): { allSales: BreakEven | undefined; lotsOnly: BreakEven | undefined } => ({
  allSales: breakEvenOf(plan, (factor) => ({ ...AS_PLANNED, lotPriceFactor: factor, housePriceFactor: factor })),
  lotsOnly: breakEvenOf(plan, (factor) => ({ ...AS_PLANNED, lotPriceFactor: factor })),
});
