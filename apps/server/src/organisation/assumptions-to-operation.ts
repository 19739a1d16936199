import type { Assumptions } from "@lotir/contract";
import type { OperationAssumptions } from "@lotir/finance";
import { centsOf } from "@lotir/units";

/** The wire's assumptions in the words of the balance: null leaves the default table speak. */
export const toOperation = (assumptions: Assumptions): OperationAssumptions => ({
  targetMargin: assumptions.targetMargin,
  costLevel: assumptions.costLevel,
  viabilisationPerLot:
    assumptions.viabilisationPerLotEur === null ? undefined : centsOf(assumptions.viabilisationPerLotEur),
  contingencyRate: assumptions.contingencyRate ?? undefined,
  sellingRate: assumptions.sellingRate ?? undefined,
  landShare: assumptions.landShare ?? undefined,
  worksShare: assumptions.worksShare ?? undefined,
  debtRate: assumptions.debtRate ?? undefined,
  holdingMonths: assumptions.holdingMonths ?? undefined,
  departementRate: assumptions.departementRate ?? undefined,
  inputVat: assumptions.inputVat,
});
