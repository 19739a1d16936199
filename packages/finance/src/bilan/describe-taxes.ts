import { type Cents, cents, type IsoDate } from "@lotir/units";
import { frenchEuros, frenchPercent } from "../amounts/french-amounts.ts";
import { GIVEN_ORIGIN, type Origin, originOf, weakestOf } from "../amounts/origin.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import { EROSION } from "../figures/erosion-monetaire.ts";
import { entryOn, type Figure, valueOn } from "../figures/figure.ts";
import { GAIN_ALLOWANCE, GAIN_SURTAX, GAIN_TAX, SOCIAL_ALLOWANCE, SOCIAL_LEVIES } from "../figures/plus-value.ts";
import { COMMUNAL_LAND_TAX, NATIONAL_LAND_TAX } from "../figures/terrains-constructibles.ts";
import type { PlannedOperation, PlannedTax } from "../operation/planned-operation.ts";
import type { OwnerTax } from "../planning/tax-sales-of-owner.ts";
import type { Computed } from "../results/compute-operation.ts";
import type { BilanLine } from "./bilan-line.ts";

type Shares = readonly [code: string, label: string, base: Cents, rate: number];

const line = ([code, label, base, rate]: Shares, amount: Cents, origin: Origin): BilanLine => ({
  code,
  label,
  formula: `${frenchEuros(base)} × ${frenchPercent(rate)}`,
  base,
  rate,
  amount,
  ...origin,
  assumed: false,
});

const companyLines = (tax: Extract<PlannedTax, { kind: "IS" }>, computed: Computed): BilanLine[] => {
  const profit = Math.max(0, computed.margin);
  const eligible = computed.turnover <= tax.rates.reducedTurnoverMax * 100;
  const reduced = cents(eligible ? Math.min(profit, tax.rates.reducedUpTo * 100) : 0);
  const normal = cents(profit - reduced);
  const reducedTax = roundToCents(reduced * tax.rates.reducedRate);
  const lines = [
    line(
      ["is-taux-reduit", "Impôt sur les sociétés, taux réduit", reduced, tax.rates.reducedRate],
      reducedTax,
      tax.origin,
    ),
    line(
      ["is-taux-normal", "Impôt sur les sociétés, taux normal", normal, tax.rates.normalRate],
      cents(computed.tax - reducedTax),
      tax.origin,
    ),
  ];
  return lines.filter((each) => each.base !== 0);
};

const incomeLines = (tax: Extract<PlannedTax, { kind: "IR" }>, computed: Computed): BilanLine[] => {
  const profit = cents(Math.max(0, computed.margin));
  const origin = { ...GIVEN_ORIGIN, source: "Taux donnés (BIC)" };
  const income = roundToCents(profit * tax.rate);
  return [
    line(["ir-bic", "Impôt sur le revenu (BIC)", profit, tax.rate], income, origin),
    line(
      ["cotisations-bic", "Cotisations sociales (BIC)", profit, tax.socialRate],
      cents(computed.tax - income),
      origin,
    ),
  ];
};

type OwnerSale = NonNullable<OwnerTax["sales"][number]>;

interface OwnerPart {
  readonly code: string;
  readonly label: string;
  readonly figures: readonly Figure<unknown>[];
  /** What one rate falls on, when one does. */
  readonly base?: (sale: OwnerSale) => number;
  readonly rate?: Figure<number>;
  readonly amount: (sale: OwnerSale) => number;
}

const OWNER_PARTS: readonly OwnerPart[] = [
  {
    code: "plus-value-ir",
    label: "Impôt sur la plus-value",
    figures: [GAIN_TAX, GAIN_ALLOWANCE],
    base: (sale) => sale.gain.taxable,
    rate: GAIN_TAX,
    amount: (sale) => sale.gain.incomeTax,
  },
  {
    code: "plus-value-ps",
    label: "Prélèvements sociaux",
    figures: [SOCIAL_LEVIES, SOCIAL_ALLOWANCE],
    base: (sale) => sale.gain.socialBase,
    rate: SOCIAL_LEVIES,
    amount: (sale) => sale.gain.socialLevies,
  },
  {
    code: "plus-value-surtaxe",
    label: "Surtaxe sur les plus-values élevées",
    figures: [GAIN_SURTAX],
    amount: (sale) => sale.gain.surtax,
  },
  {
    code: "taxe-terrain-commune",
    label: "Taxe communale sur les terrains devenus constructibles",
    figures: [COMMUNAL_LAND_TAX, EROSION],
    amount: (sale) => sale.communal,
  },
  {
    code: "taxe-terrain-etat",
    label: "Taxe nationale sur les terrains devenus constructibles",
    figures: [NATIONAL_LAND_TAX, EROSION],
    amount: (sale) => sale.national,
  },
];

const ownerLine = (part: OwnerPart, sales: readonly OwnerSale[], on: IsoDate): BilanLine => {
  const sum = (each: (sale: OwnerSale) => number): Cents => cents(sales.reduce((total, sale) => total + each(sale), 0));
  const base = part.base && sum(part.base);
  const rate = part.rate && valueOn(part.rate, on);
  const share = rate === undefined ? "" : ` (${frenchPercent(rate)})`;
  const alone = sales.length === 1 && base !== undefined && rate !== undefined;
  return {
    code: part.code,
    label: `${part.label}${share}`,
    formula: alone ? `${frenchEuros(base)} × ${frenchPercent(rate)}` : "somme des ventes, chacune à part",
    base,
    rate,
    amount: sum(part.amount),
    ...weakestOf(part.figures.map((figure) => originOf(entryOn(figure, on)))),
    assumed: false,
  };
};

const ownerLines = (owner: OwnerTax, on: IsoDate): BilanLine[] => {
  const sales = owner.sales.filter((sale) => sale !== undefined);
  return OWNER_PARTS.map((part) => ownerLine(part, sales, on)).filter((each) => each.amount !== 0);
};

const lastSale = (plan: PlannedOperation): IsoDate =>
  plan.sales.reduce((latest, sale) => (sale.on > latest ? sale.on : latest), plan.operation.purchase.date);

/** The taxes on the result, line by line; they add up to the tax of the balance. */
export const describeTaxes = (plan: PlannedOperation, computed: Computed, owner: OwnerTax | undefined): BilanLine[] => {
  if (owner !== undefined) return ownerLines(owner, lastSale(plan));
  if (plan.tax.kind === "IS") return companyLines(plan.tax, computed);
  return plan.tax.kind === "IR" ? incomeLines(plan.tax, computed) : [];
};
