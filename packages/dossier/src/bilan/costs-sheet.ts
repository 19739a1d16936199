import { LINE_STATUS_LABELS, type WrittenBilan } from "@lotir/finance";
import type { BilanSheet } from "./bilan-sheet.ts";
import { type BilanCell, live, rounded } from "./live-cell.ts";

const TITLE = "Coûts";

export const CATEGORIES = {
  acquisition: "Acquisition",
  administrative: "Études et autorisations",
  travaux: "Travaux",
  portage: "Portage",
  commercialisation: "Commercialisation",
  security: "Sécurité",
} as const;

type CostLine = WrittenBilan["costs"]["lines"][number];

const lineRow = (line: CostLine, row: number): readonly BilanCell[] => {
  const { baseEur, rate, amountEur } = line;
  const amount =
    baseEur === null || rate === null
      ? amountEur
      : live(amountEur, [[`ROUND(C${row}*D${row},2)`, rounded(baseEur * rate)]]);
  return [
    CATEGORIES[line.category],
    line.label,
    baseEur,
    rate,
    amount,
    line.vatEur,
    line.recoveredVatEur,
    line.formula,
    line.source,
    LINE_STATUS_LABELS[line.status],
    line.since === null ? null : line.since.split("-").reverse().join("/"),
  ];
};

/** One line a cost, with its base and its rate where it has them. */
export const costsSheet = ({ costs, vat }: WrittenBilan): BilanSheet => {
  const last = costs.lines.length + 1;
  const sum = (column: string): string => `SUM(${column}2:${column}${last})`;
  const totalOf = (pick: (line: CostLine) => number): number =>
    rounded(costs.lines.reduce((total, line) => total + pick(line), 0));
  const recovered = totalOf(({ recoveredVatEur }) => recoveredVatEur);
  const total: readonly BilanCell[] = [
    "Total",
    null,
    null,
    null,
    live(costs.totalEur, [[sum("E"), totalOf(({ amountEur }) => amountEur)]]),
    { formula: sum("F"), result: totalOf(({ vatEur }) => vatEur) },
    live(vat.recoveredEur, [[sum("G"), recovered]]),
    null,
    null,
    null,
    null,
  ];
  return {
    title: TITLE,
    columns: [
      { title: "Catégorie", width: 24, format: "text" },
      { title: "Poste", width: 40, format: "text" },
      { title: "Base (€)", width: 16, format: "euros" },
      { title: "Taux", width: 11, format: "rate" },
      { title: "Montant (€)", width: 16, format: "euros" },
      { title: "dont TVA (€)", width: 16, format: "euros" },
      { title: "TVA récupérée (€)", width: 18, format: "euros" },
      { title: "Calcul", width: 40, format: "text" },
      { title: "Source", width: 28, format: "text" },
      { title: "État", width: 14, format: "text" },
      { title: "Depuis", width: 12, format: "text" },
    ],
    rows: [...costs.lines.map((line, rank) => lineRow(line, rank + 2)), total],
  };
};

/** Where the total of the costs stands, and what sums those of a category. */
export const costsTotals = ({ costs }: WrittenBilan) => {
  const last = costs.lines.length + 1;
  return {
    total: `${TITLE}!E${last + 1}`,
    recovered: `${TITLE}!G${last + 1}`,
    category: (name: string): string => `SUMIF(${TITLE}!A2:A${last},"${name}",${TITLE}!E2:E${last})`,
  };
};
