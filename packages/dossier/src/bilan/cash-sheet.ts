import type { WrittenBilan } from "@lotir/finance";
import type { BilanSheet } from "./bilan-sheet.ts";
import { type BilanCell, live } from "./live-cell.ts";

/** Each month of the operation: what comes in, what goes out, and what is owed or kept since the first. */
export const cashSheet = ({ cashFlow }: WrittenBilan): BilanSheet => {
  const rows = cashFlow.map((month, rank): readonly BilanCell[] => {
    const row = rank + 2;
    const before = cashFlow[rank - 1]?.cumulativeEur ?? 0;
    const { salesEur, expensesEur, vatEur, taxEur, debtEur, equityEur } = month;
    const previous = rank === 0 ? "0" : `H${row - 1}`;
    const cumulative = live(month.cumulativeEur, [
      [`${previous}+G${row}`, before + equityEur],
      [
        `${previous}+B${row}-C${row}-D${row}-E${row}+F${row}`,
        before + salesEur - expensesEur - vatEur - taxEur + debtEur,
      ],
      [
        `${previous}+B${row}+C${row}+D${row}+E${row}+F${row}`,
        before + salesEur + expensesEur + vatEur + taxEur + debtEur,
      ],
    ]);
    return [month.month, salesEur, expensesEur, vatEur, taxEur, debtEur, equityEur, cumulative];
  });
  const euros = (title: string) => ({ title, width: 16, format: "euros" }) as const;
  return {
    title: "Trésorerie",
    columns: [
      { title: "Mois", width: 8, format: "number" },
      euros("Ventes (€)"),
      euros("Dépenses (€)"),
      euros("TVA (€)"),
      euros("Impôts (€)"),
      euros("Emprunt (€)"),
      euros("Fonds propres (€)"),
      euros("Cumul (€)"),
    ],
    rows,
  };
};
