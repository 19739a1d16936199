import { type Cents, cents } from "@lotir/units";
import type { BilanLine } from "./bilan.ts";
import type { Computed } from "./compute-operation.ts";
import { frenchEuros, frenchPercent } from "./french-amounts.ts";
import { halfUp } from "./half-up.ts";
import type { Plan, PlannedTax } from "./plan.ts";
import type { OwnerTax } from "./tax-sales-of-owner.ts";

type Shares = readonly [code: string, label: string, base: Cents, rate: number];

const line = (
  [code, label, base, rate]: Shares,
  amount: Cents,
  origin: Pick<BilanLine, "source" | "status">,
): BilanLine => ({
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
  const reducedTax = halfUp(reduced * tax.rates.reducedRate);
  const lines = [
    line(["is-taux-reduit", "Impôt sur les sociétés, taux réduit", reduced, tax.rates.reducedRate], reducedTax, tax),
    line(
      ["is-taux-normal", "Impôt sur les sociétés, taux normal", normal, tax.rates.normalRate],
      cents(computed.tax - reducedTax),
      tax,
    ),
  ];
  return lines.filter((each) => each.base !== 0);
};

const incomeLines = (tax: Extract<PlannedTax, { kind: "IR" }>, computed: Computed): BilanLine[] => {
  const profit = cents(Math.max(0, computed.margin));
  const origin = { source: "Taux donnés (BIC)", status: "vérifié" } as const;
  const income = halfUp(profit * tax.rate);
  return [
    line(["ir-bic", "Impôt sur le revenu (BIC)", profit, tax.rate], income, origin),
    line(
      ["cotisations-bic", "Cotisations sociales (BIC)", profit, tax.socialRate],
      cents(computed.tax - income),
      origin,
    ),
  ];
};

interface OwnerPart {
  readonly code: string;
  readonly label: string;
  readonly source: string;
  readonly status: BilanLine["status"];
  readonly amount: (sale: NonNullable<OwnerTax["sales"][number]>) => number;
}

const OWNER_PARTS: readonly OwnerPart[] = [
  {
    code: "plus-value-ir",
    label: "Impôt sur la plus-value (19 %)",
    source: "CGI, art. 200 B et 150 VC",
    status: "vérifié",
    amount: (sale) => sale.gain.incomeTax,
  },
  {
    code: "plus-value-ps",
    label: "Prélèvements sociaux (17,2 %)",
    source: "Code de la sécurité sociale, art. L.136-7",
    status: "vérifié",
    amount: (sale) => sale.gain.socialLevies,
  },
  {
    code: "plus-value-surtaxe",
    label: "Surtaxe sur les plus-values élevées",
    source: "CGI, art. 1609 nonies G",
    status: "vérifié",
    amount: (sale) => sale.gain.surtax,
  },
  {
    code: "taxe-terrain-commune",
    label: "Taxe communale sur les terrains devenus constructibles",
    source: "CGI, art. 1529",
    status: "vérifié",
    amount: (sale) => sale.communal,
  },
  {
    code: "taxe-terrain-etat",
    label: "Taxe nationale sur les terrains devenus constructibles",
    source: "CGI, art. 1605 nonies",
    status: "à confirmer",
    amount: (sale) => sale.national,
  },
];

const ownerLines = (owner: OwnerTax): BilanLine[] => {
  const sales = owner.sales.filter((sale) => sale !== undefined);
  return OWNER_PARTS.map((part): BilanLine => {
    const amount = cents(sales.reduce((sum, sale) => sum + part.amount(sale), 0));
    const { code, label, source, status } = part;
    return {
      code,
      label,
      formula: "somme des ventes, chacune à part",
      base: undefined,
      rate: undefined,
      amount,
      source,
      status,
      assumed: false,
    };
  }).filter((each) => each.amount !== 0);
};

/** The taxes on the result, line by line; they add up to the tax of the balance. */
export const describeTaxes = (plan: Plan, computed: Computed, owner: OwnerTax | undefined): BilanLine[] => {
  if (owner !== undefined) return ownerLines(owner);
  if (plan.tax.kind === "IS") return companyLines(plan.tax, computed);
  return plan.tax.kind === "IR" ? incomeLines(plan.tax, computed) : [];
};
