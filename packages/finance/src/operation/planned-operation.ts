import type { Cents, IsoDate } from "@lotir/units";
import type { LineStatus, Origin } from "../amounts/origin.ts";
import type { Schedule } from "../calendar/schedule-phases.ts";
import type { Bracket } from "../figures/acquisition.ts";
import type { CompanyTaxRates } from "../figures/societes.ts";
import type { VatDecision } from "../taxes/choose-vat-regime.ts";
import type { AcquisitionCosts, AcquisitionTerms } from "../taxes/price-acquisition.ts";
import type { LandTaxRates } from "../taxes/tax-constructible-land.ts";
import type { PrivateGainRates } from "../taxes/tax-private-gain.ts";
import type { PriceBasis } from "../taxes/tax-sale.ts";
import type { CostCategory, CostMoment, CostUse, Operation } from "./operation.ts";
import type { PurchaseShare } from "./purchase-shares.ts";

/** How the amount of a cost follows from the hypotheses. */
export type CostRule =
  | { readonly kind: "fixed"; readonly amount: Cents }
  | { readonly kind: "works"; readonly amount: Cents; readonly vrd: boolean }
  | { readonly kind: "share-of-turnover"; readonly rate: number }
  | { readonly kind: "share-of-works"; readonly rate: number; readonly vrdOnly: boolean }
  | { readonly kind: "yearly"; readonly amount: Cents }
  | { readonly kind: "land"; readonly part: "price" | Exclude<keyof AcquisitionCosts, "total"> }
  /** Duties that come back on what is sold once the commitment to resell has lapsed: `rate` of its part of the price. */
  | { readonly kind: "late-duty"; readonly rate: number; readonly fromMonth: number }
  | { readonly kind: "selling" }
  | { readonly kind: "interest" }
  | { readonly kind: "bank-fee" }
  | { readonly kind: "loan-deed"; readonly brackets: readonly Bracket[] }
  | { readonly kind: "loan-registry"; readonly rate: number };

export interface PlannedCost {
  readonly code: string;
  /** French. */
  readonly label: string;
  readonly category: CostCategory;
  readonly rule: CostRule;
  readonly vatRate: number;
  readonly use: CostUse;
  readonly moment: CostMoment;
  readonly source: string;
  readonly status: LineStatus;
  readonly since: IsoDate | undefined;
  /** Taken from the default table because nothing was given. */
  readonly assumed: boolean;
  /** How the amount was built, when it is neither a rate nor a lump sum. */
  readonly detail: string | undefined;
}

export interface PlannedSale {
  readonly kind: "lot" | "maison";
  readonly name: string;
  readonly area: number;
  /** Price agreed, in cents, on `basis`. */
  readonly price: Cents;
  readonly basis: PriceBasis;
  readonly vat: VatDecision;
  readonly vatRate: number;
  /** What it bears of the price of the whole purchase. */
  readonly purchase: PurchaseShare;
  readonly sellingRate: number;
  /** Months after the deed of purchase (after the first survey for a private owner). */
  readonly month: number;
  /** Full months between the deed of purchase and that of the sale. */
  readonly heldMonths: number;
  readonly on: IsoDate;
  /** Its place among the houses of the operation. */
  readonly houseIndex: number | undefined;
  /** Only for a private owner. */
  readonly gain: PrivateGainRates | undefined;
  /** Only for the lot of a private owner, when the day it became constructible is known. */
  readonly landTaxes: LandTaxRates | undefined;
}

/**
 * The figures of the planned sales as plain series, in the plan's order: five hundred lots are drawn five thousand times,
 * and a series is read several times faster than five hundred objects.
 */
export interface SaleSeries {
  readonly prices: Float64Array;
  readonly isLot: Uint8Array;
  readonly fixedParts: Float64Array;
  readonly purchaseShares: Float64Array;
  readonly sellingRates: Float64Array;
  /** Sales that owe VAT, by their place. */
  readonly taxed: readonly number[];
}

/** What moves neither with prices nor with the cost of works, sale by sale: computed once, read thousands of times. */
export interface OwnerTerms {
  /** Part of the purchase price with the costs of its purchase, in cents, not rounded. */
  readonly spent: Float64Array;
  /** Works of the house, or the lump sum. */
  readonly works: Float64Array;
  /** Area of the lots that share the roads and networks counted in the gain. */
  readonly vrdAreas: Float64Array;
  readonly vrdArea: number;
  /** A price up to this many cents owes nothing. */
  readonly exemptUpTo: Float64Array;
  readonly kept: Float64Array;
  readonly socialKept: Float64Array;
  readonly rates: Float64Array;
  readonly socialRates: Float64Array;
  /** Empty when no sale can bear them. */
  readonly landTaxes: readonly (LandTaxRates | undefined)[];
}

export interface PlannedTimeline {
  readonly schedule: Schedule;
  /** On the axis of months, 0 being the first survey. */
  readonly deedMonth: number;
  readonly worksStart: number;
  readonly worksEnd: number;
  readonly totalMonths: number;
  /** When a sale without a date of its own is signed, in months after the deed: the end of the holding given, or of the calendar. */
  readonly saleMonth: number;
  /** From the deed to the last sale: what bears interest. */
  readonly holdingMonths: number;
  /** How far the phases were pushed so that a given holding fits. */
  readonly offset: number;
}

export type PlannedTax =
  | {
      readonly kind: "IS";
      readonly rates: CompanyTaxRates;
      readonly origin: Origin;
      /** Undefined when the company keeps its profit. */
      readonly dividends: { readonly rate: number; readonly origin: Origin } | undefined;
    }
  | { readonly kind: "IR"; readonly rate: number; readonly socialRate: number }
  | { readonly kind: "plus-value" }
  | { readonly kind: "aucun" };

/** An operation whose every default is resolved and every figure of law read at its date: ready to be computed many times. */
export interface PlannedOperation {
  readonly operation: Operation;
  /** Buys, recovers VAT and pays tax as a business. */
  readonly business: boolean;
  readonly landPrice: Cents;
  readonly acquisition: AcquisitionTerms | undefined;
  /** Rate of the VAT included in the purchase price and recovered; 0 when the seller charged none. */
  readonly landVatRate: number;
  readonly sales: readonly PlannedSale[];
  /** Euros of the purchase price given part by part. */
  readonly givenParts: number;
  readonly series: SaleSeries;
  /** Everything is sold and taxed: all the VAT on expenses comes back. */
  readonly everySaleTaxed: boolean;
  readonly costs: readonly PlannedCost[];
  readonly timeline: PlannedTimeline;
  readonly tax: PlannedTax;
  /** Only for a private owner. */
  readonly owner: OwnerTerms | undefined;
}
