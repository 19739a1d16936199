import { type Cents, cents } from "@lotir/units";
import { frenchEuros, frenchNumber, frenchPercent } from "../amounts/french-amounts.ts";
import { sumCents, ZERO } from "../amounts/round-half-up.ts";
import { VAT_SOURCES } from "../figures/tva.ts";
import type { PlannedCost, PlannedOperation } from "../operation/planned-operation.ts";
import { type Computed, worksDebtMonths } from "../results/compute-operation.ts";
import type { DeedPart } from "../taxes/price-acquisition.ts";
import type { CostLine } from "./bilan.ts";
import { deedFormula, type Formula, lump, product } from "./describe-deed.ts";

/** Bases that several lines share. */
export interface Bases {
  readonly price: Cents;
  readonly emoluments: Cents;
  readonly vrd: Cents;
  readonly works: Cents;
  readonly sellingBase: number;
  readonly turnover: Cents;
  readonly debt: Cents;
  /** The part of it borrowed for the works. */
  readonly worksDebt: Cents;
  readonly months: number;
}

const landFormula = (plan: PlannedOperation, part: DeedPart | "price", bases: Bases): Formula => {
  if (plan.acquisition === undefined || part === "price")
    return lump(plan.landVatRate === 0 ? "prix de l'acte" : "prix hors taxe de l'acte");
  const { price: duty, emoluments } = bases;
  return deedFormula(part, { duty, stated: plan.landPrice, emoluments }, plan.acquisition);
};

const sellingFormula = (plan: PlannedOperation, cost: PlannedCost, base: Cents): Formula => {
  const rates = [...new Set(plan.sales.map((sale) => sale.sellingRate))];
  const rate = rates.length === 1 ? rates[0] : undefined;
  const share = rate === undefined ? "taux de chaque vente" : frenchPercent(rate);
  const formula = `${frenchEuros(base)} TTC × ${share}${plan.business ? ` ÷ ${frenchNumber(1 + cost.vatRate)}` : ""}`;
  return { formula, base, rate };
};

/** One term, or two when the part of the works is drawn later than the rest. */
const interestFormula = (plan: PlannedOperation, { debt, worksDebt, months }: Bases): string => {
  const rate = frenchPercent(plan.operation.financing.rate);
  const term = (owed: number, during: number): string =>
    `${frenchEuros(owed)} × ${rate} × ${frenchNumber(during)} mois ÷ 12`;
  const worksMonths = worksDebtMonths(plan, months);
  if (worksMonths === months || worksDebt === 0) return term(debt, months);
  return [...(debt === worksDebt ? [] : [term(debt - worksDebt, months)]), term(worksDebt, worksMonths)].join(" + ");
};

const formulaOf = (plan: PlannedOperation, cost: PlannedCost, bases: Bases): Formula => {
  const { rule } = cost;
  const { financing } = plan.operation;
  switch (rule.kind) {
    case "fixed":
      return lump(cost.detail ?? (cost.assumed ? "barème par défaut" : "montant donné"));
    case "works":
      return lump(cost.detail ?? "montant donné");
    case "share-of-turnover":
      return product(bases.turnover, rule.rate);
    case "share-of-works":
      return product(rule.vrdOnly ? bases.vrd : bases.works, rule.rate);
    case "yearly":
      return {
        formula: `${frenchEuros(rule.amount)} × ${frenchNumber(bases.months)} mois ÷ 12`,
        base: rule.amount,
        rate: undefined,
      };
    case "land":
      return landFormula(plan, rule.part, bases);
    case "late-duty":
      return lump(cost.detail ?? "part du prix d'achat revendue hors délai");
    case "selling":
      return sellingFormula(plan, cost, cents(bases.sellingBase));
    case "interest":
      return { formula: interestFormula(plan, bases), base: bases.debt, rate: financing.rate };
    case "loan-deed":
      return { formula: `barème par tranches sur ${frenchEuros(bases.debt)}`, base: bases.debt, rate: undefined };
    case "loan-registry":
      return product(bases.debt, rule.rate);
    case "bank-fee":
      return product(bases.debt, financing.feeRate);
  }
};

const basesOf = (plan: PlannedOperation, computed: Computed): Bases => {
  const pick = (keep: (cost: PlannedCost) => boolean): Cents =>
    sumCents(computed.costs.filter((_, index) => plan.costs[index] !== undefined && keep(plan.costs[index])));
  const land = (part: string) => pick(({ rule }) => rule.kind === "land" && rule.part === part);
  return {
    price: land("price"),
    emoluments: land("emoluments"),
    vrd: pick(({ rule }) => rule.kind === "works" && rule.vrd),
    works: pick(({ rule }) => rule.kind === "works"),
    sellingBase: computed.turnoverTtc,
    turnover: computed.turnover,
    debt: cents(computed.landDebt + computed.worksDebt),
    worksDebt: computed.worksDebt,
    months: computed.interestMonths,
  };
};

const lostLine = (cost: PlannedCost, vat: Cents, lost: Cents): CostLine => ({
  code: `tva-perdue-${cost.code}`,
  label: `TVA non récupérable : ${cost.label.charAt(0).toLowerCase()}${cost.label.slice(1)}`,
  category: cost.category,
  formula: `${frenchEuros(vat)} × ${frenchPercent(vat === 0 ? 0 : lost / vat)}`,
  base: vat,
  rate: vat === 0 ? 0 : lost / vat,
  amount: lost,
  source: VAT_SOURCES.sharedUse,
  status: "verifie",
  since: undefined,
  assumed: false,
  vat: ZERO,
  recoveredVat: ZERO,
});

/** Each cost with its formula; the VAT that does not come back stands as a line of its own in the same category. */
export const describeCosts = (plan: PlannedOperation, computed: Computed): CostLine[] => {
  const bases = basesOf(plan, computed);
  return plan.costs.flatMap((cost, index) => {
    const amount = computed.costs[index] ?? ZERO;
    const vat = computed.vatOnCosts[index] ?? ZERO;
    const lost = computed.lostVat[index] ?? ZERO;
    if (amount === 0) return [];
    const line: CostLine = {
      code: cost.code,
      label: cost.label,
      category: cost.category,
      ...formulaOf(plan, cost, bases),
      amount,
      source: cost.source,
      status: cost.status,
      since: cost.since,
      assumed: cost.assumed,
      vat,
      recoveredVat: cents(vat - lost),
    };
    return lost === 0 ? [line] : [line, lostLine(cost, vat, lost)];
  });
};
