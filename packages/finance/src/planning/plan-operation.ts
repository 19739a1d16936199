import type { Result } from "@lotir/foncier";
import { cents } from "@lotir/units";
import { originOf } from "../amounts/origin.ts";
import { ZERO } from "../amounts/round-half-up.ts";
import type { ScheduleFailure } from "../calendar/schedule-phases.ts";
import { planCosts, sellingRateOf } from "../costs/plan-costs.ts";
import { type DateOutOfLaw, entryOn, valueOn, withinLaw } from "../figures/figure.ts";
import { COMPANY_TAX, DIVIDEND_TAX } from "../figures/societes.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { Operation } from "../operation/operation.ts";
import type { PlannedOperation, PlannedSale, PlannedTax, PlannedTimeline } from "../operation/planned-operation.ts";
import { purchaseShares, referencePrice } from "../operation/purchase-shares.ts";
import { acquisitionTerms } from "../taxes/price-acquisition.ts";
import { isTaxed } from "../taxes/tax-sale.ts";
import { planSales } from "./plan-sales.ts";
import { planTimeline } from "./plan-timeline.ts";
import { saleSeries } from "./sell-plan.ts";
import { ownerTerms } from "./total-tax-of-owner.ts";

const planTax = (operation: Operation, sales: readonly PlannedSale[]): PlannedTax => {
  if (operation.profile === "particulier") return { kind: "plus-value" };
  const tax = operation.tax;
  if (tax.kind !== "IS") return tax;
  const last = sales.reduce((latest, sale) => (sale.on > latest ? sale.on : latest), operation.purchase.date);
  const entry = entryOn(COMPANY_TAX, last);
  const rates = tax.reducedRate ? entry.value : { ...entry.value, reducedUpTo: 0 };
  // Paid once the accounts of the last sale are approved: a rate voted for the year after is not known before.
  const dividend = tax.distributed ? entryOn(DIVIDEND_TAX, last) : undefined;
  return {
    kind: "IS",
    rates,
    origin: originOf(entry),
    dividends: dividend && { rate: dividend.value, origin: originOf(dividend) },
  };
};

const planWithin = (operation: Operation, timeline: PlannedTimeline): PlannedOperation => {
  const business = operation.profile !== "particulier";
  const shares = purchaseShares(operation);
  const sales = planSales(operation, timeline, { shares, sellingRate: sellingRateOf(operation) });
  const { purchase } = operation;
  const taxedPurchase = business && purchase.seller === "assujetti-tva";
  const acquisition = business
    ? acquisitionTerms({ ...purchase, on: purchase.date, duty: taxedPurchase ? "vente-tva" : purchase.duty })
    : undefined;
  const landPrice = purchase.price ?? (business ? ZERO : cents(referencePrice(operation)));
  return {
    operation,
    business,
    landPrice,
    acquisition,
    landVatRate: taxedPurchase ? valueOn(VAT_RATE, purchase.date) : 0,
    sales,
    givenParts: shares.given,
    series: saleSeries(sales),
    everySaleTaxed: sales.every(isTaxed) && operation.houses.every((house) => house.sold),
    costs: planCosts(operation, acquisition),
    timeline: timeline,
    tax: planTax(operation, sales),
    owner: business ? undefined : ownerTerms(operation, sales),
  };
};

/** What cannot be planned: phases that wait for each other, or dates whose law is not known. */
export type PlanFailure = ScheduleFailure | DateOutOfLaw;

/** Resolves every default and reads every figure of law at its date. */
export const planOperation = (operation: Operation): Result<PlannedOperation, PlanFailure> => {
  const timeline = planTimeline(operation);
  return timeline.ok ? withinLaw("saleDate", () => planWithin(operation, timeline.value)) : timeline;
};
