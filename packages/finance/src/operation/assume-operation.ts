import type { Cents } from "@lotir/units";
import { COSTS } from "../figures/costs.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import type { Given, Operation } from "./operation.ts";

/** What an organisation may change once for all its operations; whatever is absent is the default table's. */
export interface OperationAssumptions {
  readonly targetMargin?: number | undefined;
  readonly costLevel?: "low" | "default" | "high" | undefined;
  readonly viabilisationPerLot?: Cents | undefined;
  readonly sellingRate?: number | undefined;
  readonly contingencyRate?: number | undefined;
  readonly landShare?: number | undefined;
  readonly worksShare?: number | undefined;
  readonly debtRate?: number | undefined;
  readonly holdingMonths?: number | undefined;
  readonly departementRate?: number | undefined;
  /** A year, while the land is held; who owns it already pays it anyway. */
  readonly taxeFoncierePerYear?: Cents | undefined;
  readonly insurance?: Cents | undefined;
  /** Of the turnover before VAT. */
  readonly overheadsRate?: number | undefined;
  /** What the company does of its profit once its tax is paid. */
  readonly dividends?: "gardes" | "distribues" | undefined;
  /** What the lender asks, where something is borrowed. */
  readonly loanGuarantee?: Operation["financing"]["guarantee"] | undefined;
  /** What VAT of the expenses comes back: by share of use, or nearly all of it. */
  readonly inputVat?: Operation["switches"]["inputVat"] | undefined;
}

const rateOrNone = (rate: number | undefined): Given => (rate === undefined ? undefined : { rate });

const financedBy = (
  { financing }: Operation,
  { debtRate, landShare, worksShare, loanGuarantee }: OperationAssumptions,
  level: "low" | "default" | "high",
): Operation["financing"] => ({
  ...financing,
  assumed: debtRate === undefined,
  landShare: landShare ?? financing.landShare,
  worksShare: worksShare ?? financing.worksShare,
  guarantee: loanGuarantee ?? financing.guarantee,
  rate: debtRate ?? valueOn(COSTS.debtRate, LAW_RANGE.saleFrom)[level],
});

const chargesOf = (
  { costs, profile }: Operation,
  { insurance, overheadsRate, taxeFoncierePerYear }: OperationAssumptions,
): Pick<Operation["costs"], "insurance" | "overheads" | "taxeFoncierePerYear"> => ({
  insurance: insurance === undefined ? costs.insurance : { amount: insurance },
  overheads: overheadsRate === undefined ? costs.overheads : { rate: overheadsRate },
  taxeFoncierePerYear:
    profile === "particulier" ? costs.taxeFoncierePerYear : (taxeFoncierePerYear ?? costs.taxeFoncierePerYear),
});

const taxOf = ({ tax }: Operation, { dividends }: OperationAssumptions): Operation["tax"] =>
  tax.kind === "IS" && dividends !== undefined ? { ...tax, distributed: dividends === "distribues" } : tax;

/** The same operation under these assumptions, wherever it is balanced: a parcel, a scenario, an evaluation. */
export const assumeOperation = (operation: Operation, assumed: OperationAssumptions): Operation => {
  const level = assumed.costLevel ?? "default";
  return {
    ...operation,
    purchase: { ...operation.purchase, departementRate: assumed.departementRate ?? operation.purchase.departementRate },
    works: { ...operation.works, perLot: assumed.viabilisationPerLot ?? operation.works.perLot },
    costs: {
      ...operation.costs,
      level,
      contingency: rateOrNone(assumed.contingencyRate),
      selling: rateOrNone(assumed.sellingRate),
      ...chargesOf(operation, assumed),
    },
    financing: financedBy(operation, assumed, level),
    timeline: { ...operation.timeline, level, holdingMonths: assumed.holdingMonths },
    tax: taxOf(operation, assumed),
    switches: { ...operation.switches, inputVat: assumed.inputVat ?? operation.switches.inputVat },
    targetMargin: assumed.targetMargin ?? operation.targetMargin,
  };
};
