import { type Cents, cents } from "@lotir/units";
import type { Bilan, CostLine } from "../bilan/bilan.ts";
import type { CostKey } from "./cost-table.ts";

/** Where the lines of a balance stand in the specification's table; the rest is "other costs". */
const COLUMN_OF_LINE: Readonly<Record<string, CostKey>> = {
  prix: "acquisitionPrice",
  geometre: "surveyorFees",
  topographie: "surveyorFees",
  architecte: "architectFees",
  dossier: "permitFees",
  "frais-de-vente": "marketingCosts",
  imprevus: "contingency",
};

const columnOf = ({ code, category }: CostLine): CostKey => {
  const named = COLUMN_OF_LINE[code];
  if (named !== undefined) return named;
  if (code.startsWith("vrd-")) return "utilities";
  if (code.startsWith("travaux-")) return "demolition";
  // What VAT is lost stands apart, like the interest and the guarantees: the columns keep their own amounts before tax.
  return category === "acquisition" && !code.startsWith("tva-perdue-") ? "notaryFees" : "otherCosts";
};

/** One column of the table: what the balance counts there, and of which lines, in French. */
export interface BalancedCost {
  readonly amount: Cents;
  readonly labels: readonly string[];
}

/** The costs of a balance in the specification's columns: together they are its total. */
export const costsOfBalance = ({ costs }: Pick<Bilan, "costs">): ReadonlyMap<CostKey, BalancedCost> => {
  const columns = new Map<CostKey, BalancedCost>();
  for (const line of costs) {
    const key = columnOf(line);
    const { amount, labels } = columns.get(key) ?? { amount: 0, labels: [] };
    columns.set(key, { amount: cents(amount + line.amount), labels: [...labels, line.label] });
  }
  return columns;
};
