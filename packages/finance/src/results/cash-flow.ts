import { type Cents, cents, shareOut } from "@lotir/units";
import { sumCents, ZERO } from "../amounts/round-half-up.ts";
import type { Hypothesis } from "../operation/hypothesis.ts";
import type { CostMoment } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import type { Computed } from "./compute-operation.ts";

/** One month of the operation, in cents. Money out is negative. */
export interface CashMonth {
  readonly month: number;
  readonly sales: Cents;
  readonly expenses: Cents;
  readonly vat: Cents;
  readonly tax: Cents;
  readonly debt: Cents;
  /** What the owner's own purse gives or receives. */
  readonly equity: Cents;
  readonly cumulative: Cents;
}

interface Axis {
  readonly length: number;
  readonly deed: number;
  readonly end: number;
  readonly saleMonths: readonly number[];
}

const axisOf = (plan: PlannedOperation, hypothesis: Hypothesis): Axis => {
  const { timeline } = plan;
  const at = (month: number): number => Math.max(0, Math.round(month));
  const saleMonths = plan.sales.map((sale) =>
    at(timeline.deedMonth + Math.max(0, sale.month + hypothesis.extraMonths)),
  );
  const end = Math.max(at(timeline.totalMonths + hypothesis.extraMonths), at(timeline.deedMonth), ...saleMonths);
  return { length: end + 1, deed: at(timeline.deedMonth), end, saleMonths };
};

const span = (from: number, to: number): number[] => {
  const first = Math.min(from, to);
  return Array.from({ length: Math.max(1, to - first) }, (_, index) => first + index);
};

/** The months in which an expense is paid, and in what proportion. */
const paymentOf = (plan: PlannedOperation, axis: Axis, sales: readonly number[]) => {
  const { timeline } = plan;
  const phaseEnd = (id: string): number => {
    const phase = timeline.schedule.phases.find((each) => each.id === id);
    return Math.min(axis.end, Math.round((phase?.end ?? 0) + timeline.offset));
  };
  const even = (months: readonly number[]) => months.map((month) => [Math.min(month, axis.end), 1] as const);
  const byMoment: Record<CostMoment, readonly (readonly [month: number, weight: number])[]> = {
    etudes: [[phaseEnd("etudes"), 1]],
    dossier: [[phaseEnd("dossier"), 1]],
    acte: [[axis.deed, 1]],
    travaux: even(span(Math.round(timeline.worksStart), Math.round(timeline.worksEnd))),
    portage: even(span(axis.deed, axis.end)),
    vente:
      sales.length === 0 ? [[axis.end, 1]] : axis.saleMonths.map((month, index) => [month, sales[index] ?? 0] as const),
  };
  return byMoment;
};

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** VAT due each month: a credit is carried forward, and what is left of it is refunded at the end. */
const vatPayments = (output: readonly number[], input: readonly number[]): number[] => {
  let credit = 0;
  return output.map((due, month) => {
    const balance = due - (input[month] ?? 0) - credit;
    const last = month === output.length - 1;
    credit = balance < 0 && !last ? -balance : 0;
    return balance < 0 && !last ? 0 : -balance;
  });
};

interface Ledger {
  readonly sales: number[];
  readonly expenses: number[];
  readonly output: number[];
  readonly input: number[];
  readonly debt: number[];
  readonly tax: number[];
}

const add = (series: number[], month: number, amount: number): void => {
  series[month] = (series[month] ?? 0) + amount;
};

const post = (plan: PlannedOperation, computed: Computed, axis: Axis): Ledger => {
  const empty = () => zeros(axis.length);
  const ledger: Ledger = {
    sales: empty(),
    expenses: empty(),
    output: empty(),
    input: empty(),
    debt: empty(),
    tax: empty(),
  };
  const payments = paymentOf(
    plan,
    axis,
    computed.sales.map((sale) => sale.priceTtc),
  );
  plan.costs.forEach((cost, index) => {
    const vat = computed.vatOnCosts[index] ?? ZERO;
    const recovered = vat - (computed.lostVat[index] ?? 0);
    const when = payments[cost.moment];
    const weights = when.map(([, weight]) => weight);
    const paid = shareOut(cents((computed.costs[index] ?? 0) + vat), weights);
    const back = shareOut(cents(recovered), weights);
    when.forEach(([month], at) => {
      add(ledger.expenses, month, -(paid[at] ?? 0));
      add(ledger.input, month, back[at] ?? 0);
    });
  });
  computed.sales.forEach((sale, index) => {
    const month = axis.saleMonths[index] ?? axis.end;
    add(ledger.sales, month, sale.priceTtc);
    add(ledger.output, month, sale.vat);
  });
  const worksMonth = Math.min(axis.end, Math.max(axis.deed, Math.round(plan.timeline.worksStart)));
  add(ledger.debt, axis.deed, computed.landDebt);
  add(ledger.debt, plan.operation.financing.drawdown === "progressif" ? worksMonth : axis.deed, computed.worksDebt);
  add(ledger.debt, axis.end, -(computed.landDebt + computed.worksDebt));
  add(ledger.tax, axis.end, -computed.tax);
  return ledger;
};

/** Money month by month, from the first survey to the last sale. The months add up to the net result, to the cent. */
export const cashFlow = (plan: PlannedOperation, computed: Computed, hypothesis: Hypothesis): CashMonth[] => {
  const axis = axisOf(plan, hypothesis);
  const ledger = post(plan, computed, axis);
  const vat = vatPayments(ledger.output, ledger.input);
  let cumulative = 0;
  return ledger.sales.map((sales, month) => {
    const parts = [
      sales,
      ledger.expenses[month] ?? 0,
      vat[month] ?? 0,
      ledger.tax[month] ?? 0,
      ledger.debt[month] ?? 0,
    ];
    const equity = sumCents(parts);
    cumulative += equity;
    const [, expenses = 0, vatPaid = 0, tax = 0, debt = 0] = parts;
    return {
      month,
      sales: cents(sales),
      expenses: cents(expenses + 0),
      vat: cents(vatPaid + 0),
      tax: cents(tax + 0),
      debt: cents(debt),
      equity,
      cumulative: cents(cumulative),
    };
  });
};
