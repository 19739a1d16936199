import type { WrittenBilan } from "@lotir/finance";
import type { BilanSheet } from "./bilan-sheet.ts";
import { CATEGORIES, costsTotals } from "./costs-sheet.ts";
import { type BilanCell, live, rounded } from "./live-cell.ts";
import { salesTotals } from "./sales-sheet.ts";

type Row = readonly [label: string, value: BilanCell, rate: BilanCell, note: string];

const rateCell = (rate: number | null, formula: string, computed: number): BilanCell => {
  if (rate === null) return null;
  return Math.abs(rate - computed) < 1e-9 ? { formula, result: rate } : rate;
};

const turnoverRows = (bilan: WrittenBilan): Row[] => {
  const { result, vat } = bilan;
  const sales = salesTotals(bilan);
  return [
    ["Chiffre d'affaires TTC", { formula: sales.priceTtc, result: result.turnoverEur }, null, ""],
    ["TVA collectée", { formula: sales.vat, result: vat.outputEur }, null, ""],
    [
      "Chiffre d'affaires HT",
      live(result.turnoverBeforeVatEur, [["B2-B3", result.turnoverEur - vat.outputEur]]),
      null,
      "",
    ],
  ];
};

const costRows = (bilan: WrittenBilan): Row[] => {
  const totals = costsTotals(bilan);
  return Object.entries(CATEGORIES).map(([key, name]): Row => {
    const category = key as keyof typeof CATEGORIES;
    const amount = bilan.costs.categories[category];
    const lines = bilan.costs.lines.filter((line) => line.category === category);
    const sum = rounded(lines.reduce((total, { amountEur }) => total + amountEur, 0));
    return [name, live(amount, [[totals.category(name), sum]]), null, ""];
  });
};

const TURNOVER_ROW = 4;
const FIRST_COST = 5;

/** What is left: turnover, costs by category, margin, taxes, net. Row numbers are those of the sheet, its head being 1. */
export const resultSheet = (bilan: WrittenBilan): BilanSheet => {
  const { result, costs, taxes } = bilan;
  const categories = costRows(bilan);
  const costsRow = FIRST_COST + categories.length;
  const marginRow = costsRow + 1;
  const firstTax = marginRow + 1;
  const netRow = firstTax + taxes.length;
  const taxRows = taxes.map((tax, rank): Row => {
    const [row, { baseEur, rate, amountEur }] = [firstTax + rank, tax];
    const way = [`ROUND(${baseEur ?? 0}*C${row},2)`, rounded((baseEur ?? 0) * (rate ?? 0))] as const;
    const value = baseEur === null || rate === null ? amountEur : live(amountEur, [way]);
    return [tax.label, value, rate, tax.formula];
  });
  const taxTotal = taxes.reduce((sum, { amountEur }) => sum + amountEur, 0);
  const taxSum = taxes.length === 0 ? "0" : `SUM(B${firstTax}:B${netRow - 1})`;
  const rows: Row[] = [
    ...turnoverRows(bilan),
    ...categories,
    ["Coût total", { formula: costsTotals(bilan).total, result: costs.totalEur }, null, ""],
    [
      "Marge avant impôt",
      live(result.marginEur, [[`B${TURNOVER_ROW}-B${costsRow}`, result.turnoverBeforeVatEur - costs.totalEur]]),
      rateCell(result.marginRate, `B${marginRow}/B${TURNOVER_ROW}`, result.marginEur / result.turnoverBeforeVatEur),
      "",
    ],
    ...taxRows,
    [
      "Résultat net",
      live(result.netEur, [[`B${marginRow}-${taxSum}`, rounded(result.marginEur - taxTotal)]]),
      rateCell(result.netRate, `B${netRow}/B${TURNOVER_ROW}`, result.netEur / result.turnoverBeforeVatEur),
      "",
    ],
    ["Emprunt", result.debtEur, null, ""],
    [
      "Fonds propres",
      result.equityEur,
      rateCell(result.roi, `B${netRow}/B${netRow + 2}`, result.netEur / result.equityEur),
      "Taux : résultat net sur fonds propres",
    ],
    [
      "TVA à payer",
      live(bilan.vat.toPayEur, [[`B3-${costsTotals(bilan).recovered}`, bilan.vat.outputEur - bilan.vat.recoveredEur]]),
      null,
      "",
    ],
    [
      "Prix du terrain pour la marge visée",
      result.residualLandPriceEur,
      result.targetMargin,
      "Taux : marge visée ; calculé par Lotir",
    ],
    ["Taux de rendement interne", null, result.internalRate, "Calculé par Lotir, flux mensuels"],
  ];
  return {
    title: "Résultat",
    columns: [
      { title: bilan.name ?? "Bilan", width: 40, format: "text" },
      { title: "Montant (€)", width: 18, format: "euros" },
      { title: "Taux", width: 12, format: "rate" },
      { title: "Calcul", width: 60, format: "text" },
    ],
    rows: rows.map((row) => [...row]),
  };
};
