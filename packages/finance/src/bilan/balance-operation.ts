import type { Result } from "@lotir/foncier";
import { type Cents, cents, ratio } from "@lotir/units";
import { internalRate, paybackMonth } from "../amounts/internal-rate.ts";
import { roundToCents, sumCents } from "../amounts/round-half-up.ts";
import { COSTS } from "../figures/costs.ts";
import { LAW_RANGE, valueOn, withinLaw } from "../figures/figure.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { CostCategory, Operation } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { type PlanFailure, planOperation } from "../planning/plan-operation.ts";
import { shareInterest } from "../planning/share-interest.ts";
import { type OwnerTax, taxSalesOfOwner } from "../planning/tax-sales-of-owner.ts";
import { type CashMonth, cashFlow } from "../results/cash-flow.ts";
import { compareProcedures } from "../results/compare-procedures.ts";
import { compareVatRegimes } from "../results/compare-vat-regimes.ts";
import { type Computed, computeOperation } from "../results/compute-operation.ts";
import { drawOutcomes } from "../results/draw-outcomes.ts";
import { findBreakEven } from "../results/find-break-even.ts";
import { findResidualPrice } from "../results/find-residual-price.ts";
import { marginRateOf, shareOrNone } from "../results/margin-rate.ts";
import { testSensitivity } from "../results/test-sensitivity.ts";
import { warnGivenParts, warnInternalRate, warnLandPrice, warnOperation } from "../warnings/warn-operation.ts";
import type { Bilan, CostLine, OwnerChoice } from "./bilan.ts";
import { describeCosts } from "./describe-cost.ts";
import { describeDividends } from "./describe-dividends.ts";
import { describeSales } from "./describe-sales.ts";
import { describeTaxes } from "./describe-taxes.ts";
import { pricesForBuyers } from "./price-for-buyer.ts";

const CATEGORIES: readonly CostCategory[] = [
  "acquisition",
  "administrative",
  "travaux",
  "portage",
  "commercialisation",
  "security",
];

const totalsByCategory = (lines: readonly CostLine[]): Record<CostCategory, Cents> => {
  const total = (category: CostCategory): Cents =>
    sumCents(lines.filter((line) => line.category === category).map((line) => line.amount));
  const [acquisition, administrative, travaux, portage, commercialisation, security] = CATEGORIES.map(total);
  const zero = cents(0);
  return {
    acquisition: acquisition ?? zero,
    administrative: administrative ?? zero,
    travaux: travaux ?? zero,
    portage: portage ?? zero,
    commercialisation: commercialisation ?? zero,
    security: security ?? zero,
  };
};

const ownerTaxOf = (plan: PlannedOperation, computed: Computed): OwnerTax | undefined => {
  if (plan.business) return undefined;
  const vrd = plan.costs.reduce((sum, { rule }) => (rule.kind === "works" && rule.vrd ? sum + rule.amount : sum), 0);
  return taxSalesOfOwner(plan, { ...computed, vrd });
};

const ownerChoiceOf = (plan: PlannedOperation, net: Cents): OwnerChoice | undefined => {
  const house = plan.operation.houses.find((each) => !each.sold && each.valueBefore !== undefined);
  if (plan.business || house?.valueBefore === undefined) return undefined;
  const rate = house.depreciationRate ?? valueOn(COSTS.houseDepreciation, LAW_RANGE.saleFrom).default;
  const houseLoss = roundToCents(house.valueBefore * rate);
  return {
    sellWhole: house.valueBefore,
    houseAfter: cents(house.valueBefore - houseLoss),
    houseLoss,
    divisionNet: net,
    gain: cents(net - houseLoss),
  };
};

const resultOf = (computed: Computed, flow: readonly CashMonth[]) => ({
  margin: computed.margin,
  marginRate: marginRateOf(computed),
  tax: computed.tax,
  net: computed.net,
  netRate: shareOrNone(computed.net, computed.turnover),
  debt: cents(computed.landDebt + computed.worksDebt),
  equity: computed.equity,
  roi: shareOrNone(computed.net, computed.equity),
  returnOnCosts: shareOrNone(computed.net, computed.totalCosts),
  internalRate: internalRate(flow.map((month) => month.equity)),
  paybackMonth: paybackMonth(flow.map((month) => month.cumulative)),
});

const interestOf = (plan: PlannedOperation, computed: Computed) => {
  const index = plan.costs.findIndex((cost) => cost.rule.kind === "interest");
  const interest = computed.costs[index];
  if (interest === undefined || interest === 0) return [];
  const late = plan.operation.financing.drawdown === "progressif" ? computed.worksDebt : 0;
  return shareInterest(plan.timeline, interest, {
    fromDeed: computed.landDebt + computed.worksDebt - late,
    drawnLater: late,
    drawnAt: Math.max(plan.timeline.deedMonth, plan.timeline.worksStart),
  });
};

const timelineOf = ({ timeline }: PlannedOperation): Bilan["timeline"] => ({
  phases: timeline.schedule.phases.map((phase) => ({
    ...phase,
    start: phase.start + timeline.offset,
    end: phase.end + timeline.offset,
  })),
  totalMonths: timeline.totalMonths,
  sumOfPhases: timeline.schedule.sumOfPhases,
  deedMonth: timeline.deedMonth,
  holdingMonths: timeline.holdingMonths,
});

const studiesOf = (plan: PlannedOperation): Pick<Bilan, "breakEven" | "residual" | "sensitivity" | "outcomes"> => {
  const { targetMargin, uncertainty } = plan.operation;
  return {
    breakEven: findBreakEven(plan),
    residual: { targetMargin: ratio(targetMargin), landPrice: findResidualPrice(plan, targetMargin) },
    sensitivity: testSensitivity(plan),
    outcomes: uncertainty.draws === 0 ? undefined : drawOutcomes(plan),
  };
};

const vatOf = (plan: PlannedOperation, computed: Computed) => {
  const recovered = plan.business ? sumCents(computed.vatOnCosts) - sumCents(computed.lostVat) : 0;
  return { recoveredVat: cents(recovered), vatToPay: cents(computed.outputVat - recovered) };
};

const assemble = (plan: PlannedOperation, computed: Computed): Bilan => {
  const { operation } = plan;
  const owner = ownerTaxOf(plan, computed);
  const costs = describeCosts(plan, computed);
  const flow = cashFlow(plan, computed, AS_PLANNED);
  const categories = totalsByCategory(costs);
  const price = costs.find((line) => line.code === "prix")?.amount ?? 0;
  const studies = studiesOf(plan);
  const result = resultOf(computed, flow);
  return {
    version: 1,
    name: operation.name,
    profile: operation.profile,
    procedure: operation.procedure,
    sales: describeSales(plan, computed, owner),
    turnoverTtc: computed.turnoverTtc,
    outputVat: computed.outputVat,
    turnover: computed.turnover,
    costs,
    categories,
    totalCosts: computed.totalCosts,
    ...vatOf(plan, computed),
    acquisitionCosts: cents(categories.acquisition - price),
    ...result,
    taxes: describeTaxes(plan, computed, owner),
    dividends: describeDividends(plan, computed),
    interestByPhase: interestOf(plan, computed),
    timeline: timelineOf(plan),
    cashFlow: flow,
    ...studies,
    vatComparison: compareVatRegimes(operation),
    procedureComparison: compareProcedures(operation),
    ownerChoice: ownerChoiceOf(plan, computed.net),
    buyers: pricesForBuyers(plan, computed),
    warnings: [
      ...warnOperation(plan, computed),
      ...warnInternalRate(result.internalRate),
      ...warnGivenParts(plan.givenParts, studies.residual.landPrice),
    ],
    operation,
  };
};

/** An operation without a price of land is put in balance at the highest price that leaves the target margin. */
const withLandPrice = (operation: Operation): Result<PlannedOperation, PlanFailure> => {
  const planned = planOperation(operation);
  if (!planned.ok || operation.purchase.price !== undefined || !planned.value.business) return planned;
  const price = findResidualPrice(planned.value, operation.targetMargin);
  return price === undefined ? planned : planOperation({ ...operation, purchase: { ...operation.purchase, price } });
};

/** Puts an operation in balance. Refuses a schedule that cannot be drawn and a date whose law is not known: the rest was checked when it was read. */
export const balanceOperation = (operation: Operation): Result<Bilan, PlanFailure> => {
  const planned = withLandPrice(operation);
  if (!planned.ok) return planned;
  return withinLaw("saleDate", () => {
    const bilan = assemble(planned.value, computeOperation(planned.value, AS_PLANNED));
    if (operation.purchase.price !== undefined || !planned.value.business) return bilan;
    return { ...bilan, warnings: [warnLandPrice(planned.value.landPrice), ...bilan.warnings] };
  });
};
