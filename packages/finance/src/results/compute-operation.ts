import { type Cents, cents } from "@lotir/units";
import { roundToCents, sumCents, ZERO } from "../amounts/round-half-up.ts";
import type { Hypothesis } from "../operation/hypothesis.ts";
import type { PlannedCost, PlannedOperation } from "../operation/planned-operation.ts";
import { recoveredVat, type VatShares, vatShares } from "../planning/recover-vat.ts";
import { type Sold, saleBuffers, sellPlan, taxedSales } from "../planning/sell-plan.ts";
import { totalTaxOfOwner } from "../planning/total-tax-of-owner.ts";
import { type AcquisitionCosts, priceAcquisition } from "../taxes/price-acquisition.ts";
import { priceByBrackets } from "../taxes/price-emoluments.ts";
import { taxCompany } from "../taxes/tax-company.ts";
import type { TaxedSale } from "../taxes/tax-sale.ts";

/** The operation in figures: whole cents, every total the sum of its parts. Costs stand in the plan's order. */
export interface Computed {
  readonly sales: readonly TaxedSale[];
  readonly purchaseParts: readonly number[];
  readonly costs: readonly Cents[];
  readonly vatOnCosts: readonly Cents[];
  readonly lostVat: readonly Cents[];
  readonly turnoverTtc: Cents;
  readonly outputVat: Cents;
  readonly turnover: Cents;
  readonly totalCosts: Cents;
  readonly margin: Cents;
  readonly tax: Cents;
  readonly net: Cents;
  readonly landDebt: Cents;
  readonly worksDebt: Cents;
  readonly equity: Cents;
  readonly interestMonths: number;
}

interface Acquired {
  readonly price: Cents;
  readonly costs: AcquisitionCosts;
}

const NOTHING: AcquisitionCosts = {
  duty: ZERO,
  emoluments: ZERO,
  emolumentsVat: ZERO,
  registry: ZERO,
  disbursements: ZERO,
  total: ZERO,
};

const acquire = (plan: PlannedOperation, hypothesis: Hypothesis): Acquired => {
  const asked = hypothesis.landPrice ?? plan.landPrice;
  const price = roundToCents(asked / (1 + plan.landVatRate));
  return {
    price,
    costs:
      plan.acquisition === undefined ? NOTHING : priceAcquisition({ duty: price, stated: asked }, plan.acquisition),
  };
};

interface Debt {
  readonly land: Cents;
  readonly works: Cents;
}

const borrow = (plan: PlannedOperation, acquired: Acquired, works: number): Debt => {
  const { financing } = plan.operation;
  if (financing.debt !== undefined) return { land: financing.debt, works: ZERO };
  const landBase = acquired.price + (financing.landBase === "prix-et-frais" ? acquired.costs.total : 0);
  const land = plan.business ? financing.landShare * landBase : 0;
  const total = roundToCents(land + financing.worksShare * works);
  const worksDebt = roundToCents(financing.worksShare * works);
  return { land: cents(total - worksDebt), works: worksDebt };
};

interface Amounts {
  readonly plan: PlannedOperation;
  readonly acquired: Acquired;
  readonly sold: Sold;
  readonly hypothesis: Hypothesis;
  readonly months: number;
  readonly vrd: number;
  readonly works: number;
  readonly debt: Debt;
}

/** Months during which the part of the works is owed: from the deed, or from the start of the works. */
export const worksDebtMonths = (plan: PlannedOperation, months: number): number => {
  const { deedMonth, worksStart } = plan.timeline;
  return plan.operation.financing.drawdown === "progressif"
    ? Math.max(0, months - Math.max(0, worksStart - deedMonth))
    : months;
};

const interestOf = ({ plan, debt, months }: Amounts): Cents => {
  const { financing } = plan.operation;
  const worksMonths = worksDebtMonths(plan, months);
  return roundToCents(((debt.land * months + debt.works * worksMonths) * financing.rate) / 12);
};

/** What was paid for the parts sold so many months after the deed, or later. */
const latePart = ({ plan, acquired, sold, hypothesis }: Amounts, fromMonth: number): number => {
  const base = acquisitionBase(plan, acquired);
  if (base === 0) return 0;
  let part = 0;
  for (let index = 0; index < plan.sales.length; index++)
    if ((plan.sales[index]?.heldMonths ?? 0) + hypothesis.extraMonths >= fromMonth)
      part += sold.purchaseParts[index] ?? 0;
  return (part * acquired.price) / base;
};

const amountOf = (cost: PlannedCost, known: Amounts): Cents => {
  const { rule } = cost;
  switch (rule.kind) {
    case "fixed":
      return rule.amount;
    case "works":
      return roundToCents(rule.amount * known.hypothesis.worksFactor);
    case "share-of-turnover":
      return roundToCents((known.sold.turnoverTtc - known.sold.outputVat) * rule.rate);
    case "share-of-works":
      return roundToCents(rule.rate * (rule.vrdOnly ? known.vrd : known.works));
    case "yearly":
      return roundToCents((rule.amount * known.months) / 12);
    case "land":
      return rule.part === "price" ? known.acquired.price : known.acquired.costs[rule.part];
    case "late-duty":
      return roundToCents(latePart(known, rule.fromMonth) * rule.rate);
    case "selling":
      return roundToCents(known.plan.business ? known.sold.sellingBase / (1 + cost.vatRate) : known.sold.sellingBase);
    case "interest":
      return interestOf(known);
    case "loan-deed":
      return priceByBrackets(known.debt.land + known.debt.works, rule.brackets);
    case "loan-registry":
      return roundToCents((known.debt.land + known.debt.works) * rule.rate);
    case "bank-fee":
      return roundToCents((known.debt.land + known.debt.works) * known.plan.operation.financing.feeRate);
  }
};

const worksOf = (plan: PlannedOperation, factor: number): { vrd: number; works: number } => {
  let vrd = 0;
  let works = 0;
  for (const cost of plan.costs)
    if (cost.rule.kind === "works") {
      const amount = roundToCents(cost.rule.amount * factor);
      works += amount;
      if (cost.rule.vrd) vrd += amount;
    }
  return { vrd, works };
};

const profitTax = (plan: PlannedOperation, margin: number, turnover: number): Cents => {
  const { tax } = plan;
  if (tax.kind === "IS") {
    const reduced = turnover <= tax.rates.reducedTurnoverMax * 100;
    return taxCompany(margin, reduced ? tax.rates : { ...tax.rates, reducedUpTo: 0 });
  }
  return tax.kind === "IR" ? roundToCents(Math.max(0, margin) * (tax.rate + tax.socialRate)) : ZERO;
};

const lostVatOf = (
  plan: PlannedOperation,
  known: Amounts,
  costs: readonly Cents[],
): { onCosts: Cents[]; lost: Cents[] } => {
  if (!plan.business) return { onCosts: costs.map(() => ZERO), lost: costs.map(() => ZERO) };
  const shares: VatShares = vatShares(plan, known.sold);
  const onCosts = costs.map((amount, index) => roundToCents(amount * (plan.costs[index]?.vatRate ?? 0)));
  const lost = onCosts.map((vat, index) => {
    const cost = plan.costs[index];
    return vat === 0 || cost === undefined ? ZERO : cents(vat - recoveredVat(vat, cost.use, shares));
  });
  return { onCosts, lost };
};

interface Settled extends Omit<Computed, "sales" | "purchaseParts"> {
  readonly sold: Sold;
}

const acquisitionBase = (plan: PlannedOperation, acquired: Acquired): number =>
  acquired.price + (plan.operation.switches.marginIncludesFees ? acquired.costs.total : 0);

/**
 * The plan in figures under a hypothesis, without one object per sale: what thousands of draws and bisections read. `buffers`
 * may serve again: what `sold` holds is then that of the last settling.
 */
export const settleOperation = (
  plan: PlannedOperation,
  hypothesis: Hypothesis,
  buffers = saleBuffers(plan),
): Settled => {
  const acquired = acquire(plan, hypothesis);
  const sold = sellPlan(plan, { hypothesis, price: acquired.price, base: acquisitionBase(plan, acquired), buffers });
  const works = worksOf(plan, hypothesis.worksFactor);
  const months = Math.max(0, plan.timeline.holdingMonths + hypothesis.extraMonths);
  const debt = borrow(plan, acquired, works.works);
  const known: Amounts = { plan, acquired, sold, hypothesis, months, ...works, debt };
  const costs = plan.costs.map((cost) => amountOf(cost, known));
  const vat = lostVatOf(plan, known, costs);
  const turnover = sold.turnoverTtc - sold.outputVat;
  const totalCosts = cents(sumCents(costs) + sumCents(vat.lost));
  const margin = cents(turnover - totalCosts);
  const tax =
    plan.owner === undefined
      ? profitTax(plan, margin, turnover)
      : totalTaxOfOwner(plan, plan.owner, { sold, vrd: works.vrd, costs, buffers });
  const borrowed = debt.land + debt.works;
  return {
    sold,
    costs,
    vatOnCosts: vat.onCosts,
    lostVat: vat.lost,
    turnoverTtc: cents(sold.turnoverTtc),
    outputVat: cents(sold.outputVat),
    turnover: cents(turnover),
    totalCosts,
    margin,
    tax,
    net: cents(margin - tax),
    landDebt: debt.land,
    worksDebt: debt.works,
    equity: cents(Math.max(0, totalCosts - borrowed)),
    interestMonths: months,
  };
};

/** The same, sale by sale. */
export const computeOperation = (plan: PlannedOperation, hypothesis: Hypothesis): Computed => {
  const { sold, ...settled } = settleOperation(plan, hypothesis);
  return { ...settled, sales: taxedSales(sold), purchaseParts: Array.from(sold.purchaseParts) };
};
