import type { Cents, IsoDate, Ratio } from "@lotir/units";
import type { LineStatus } from "../amounts/origin.ts";
import type { Procedure, ScheduledPhase } from "../calendar/schedule-phases.ts";
import type { CostCategory, Operation, Profile } from "../operation/operation.ts";
import type { PhaseInterest } from "../planning/share-interest.ts";
import type { OwnerSaleTax } from "../planning/tax-sales-of-owner.ts";
import type { CashMonth } from "../results/cash-flow.ts";
import type { ProcedureComparison } from "../results/compare-procedures.ts";
import type { VatComparison } from "../results/compare-vat-regimes.ts";
import type { Outcomes } from "../results/draw-outcomes.ts";
import type { BreakEven } from "../results/find-break-even.ts";
import type { SensitivityCase } from "../results/test-sensitivity.ts";
import type { VatRegime } from "../taxes/tax-sale.ts";
import type { BilanWarning } from "../warnings/bilan-warning.ts";
import type { BilanLine } from "./bilan-line.ts";
import type { BuyerPrice } from "./price-for-buyer.ts";

export interface CostLine extends BilanLine {
  readonly category: CostCategory;
  readonly vat: Cents;
  readonly recoveredVat: Cents;
}

export interface SaleLine {
  readonly name: string;
  readonly kind: "lot" | "maison";
  readonly areaM2: number;
  readonly on: IsoDate;
  readonly priceTtc: Cents;
  readonly vatRegime: VatRegime;
  /** Nobody said how the land is bought: the dearer regime was taken. */
  readonly vatAssumed: boolean;
  readonly vatBase: Cents;
  readonly vat: Cents;
  readonly priceHt: Cents;
  readonly purchasePart: Cents;
  readonly formula: string;
  readonly because: string;
  /** Undefined when no VAT falls on it. */
  readonly vatRate: number | undefined;
  readonly source: string;
  readonly status: LineStatus;
  readonly since: IsoDate | undefined;
  readonly ownerTax: OwnerSaleTax | undefined;
}

export interface Dividends {
  readonly distributed: Cents;
  readonly tax: BilanLine;
  readonly net: Cents;
}

/** The whole answer. Amounts are whole cents; every total is the sum of its parts. */
export interface Bilan {
  readonly version: 1;
  readonly name: string | undefined;
  readonly profile: Profile;
  readonly procedure: Procedure;
  readonly sales: readonly SaleLine[];
  readonly turnoverTtc: Cents;
  readonly outputVat: Cents;
  readonly turnover: Cents;
  readonly costs: readonly CostLine[];
  readonly categories: Readonly<Record<CostCategory, Cents>>;
  readonly totalCosts: Cents;
  readonly recoveredVat: Cents;
  readonly vatToPay: Cents;
  readonly acquisitionCosts: Cents;
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  readonly taxes: readonly BilanLine[];
  readonly tax: Cents;
  readonly net: Cents;
  readonly netRate: number | undefined;
  /** What the partners keep of the net once distributed; undefined when the company keeps it, or makes none. */
  readonly dividends: Dividends | undefined;
  readonly debt: Cents;
  readonly equity: Cents;
  readonly roi: number | undefined;
  readonly returnOnCosts: number | undefined;
  readonly internalRate: number | undefined;
  readonly paybackMonth: number | undefined;
  readonly interestByPhase: readonly PhaseInterest[];
  readonly timeline: {
    readonly phases: readonly ScheduledPhase[];
    readonly totalMonths: number;
    readonly sumOfPhases: number;
    readonly deedMonth: number;
    readonly holdingMonths: number;
  };
  readonly cashFlow: readonly CashMonth[];
  readonly breakEven: { readonly allSales: BreakEven | undefined; readonly lotsOnly: BreakEven | undefined };
  readonly residual: { readonly targetMargin: Ratio; readonly landPrice: Cents | undefined };
  readonly sensitivity: readonly SensitivityCase[];
  readonly outcomes: Outcomes | undefined;
  readonly vatComparison: VatComparison | undefined;
  readonly procedureComparison: ProcedureComparison | undefined;
  readonly ownerChoice: OwnerChoice | undefined;
  readonly buyers: readonly BuyerPrice[];
  readonly warnings: readonly BilanWarning[];
  readonly operation: Operation;
}

/** A private owner's two choices: divide and keep the house, or sell everything as it stands. */
export interface OwnerChoice {
  readonly sellWhole: Cents;
  readonly houseAfter: Cents;
  readonly houseLoss: Cents;
  readonly divisionNet: Cents;
  /** What dividing brings more than selling as a whole. */
  readonly gain: Cents;
}
