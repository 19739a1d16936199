import { type Cents, centsOf } from "@lotir/units";
import type { OperationAssumptions } from "./assume-operation.ts";

/** Assumptions as they are written and typed: euros, shares of one; null leaves the default table speak. */
export interface WrittenAssumptions {
  readonly targetMargin: number;
  readonly costLevel: "low" | "default" | "high";
  readonly viabilisationPerLotEur: number | null;
  readonly contingencyRate: number | null;
  readonly sellingRate: number | null;
  readonly landShare: number | null;
  readonly worksShare: number | null;
  readonly debtRate: number | null;
  readonly holdingMonths: number | null;
  readonly departementRate: number | null;
  readonly taxeFoncierePerYearEur: number | null;
  readonly insuranceEur: number | null;
  readonly overheadsRate: number | null;
  readonly dividends: "gardes" | "distribues";
  readonly loanGuarantee: "hypotheque-legale" | "aucune";
  readonly inputVat: "usage" | "large";
}

const centsOrNone = (amount: number | null): Cents | undefined => (amount === null ? undefined : centsOf(amount));

/** Written assumptions in the words of the balance. */
export const readAssumptions = (assumptions: WrittenAssumptions): OperationAssumptions => ({
  targetMargin: assumptions.targetMargin,
  costLevel: assumptions.costLevel,
  viabilisationPerLot: centsOrNone(assumptions.viabilisationPerLotEur),
  contingencyRate: assumptions.contingencyRate ?? undefined,
  sellingRate: assumptions.sellingRate ?? undefined,
  landShare: assumptions.landShare ?? undefined,
  worksShare: assumptions.worksShare ?? undefined,
  debtRate: assumptions.debtRate ?? undefined,
  holdingMonths: assumptions.holdingMonths ?? undefined,
  departementRate: assumptions.departementRate ?? undefined,
  taxeFoncierePerYear: centsOrNone(assumptions.taxeFoncierePerYearEur),
  insurance: centsOrNone(assumptions.insuranceEur),
  overheadsRate: assumptions.overheadsRate ?? undefined,
  dividends: assumptions.dividends,
  loanGuarantee: assumptions.loanGuarantee,
  inputVat: assumptions.inputVat,
});
