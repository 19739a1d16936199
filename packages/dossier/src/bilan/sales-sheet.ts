import { LINE_STATUS_LABELS, type WrittenBilan } from "@lotir/finance";
import type { BilanSheet } from "./bilan-sheet.ts";
import { type BilanCell, live, rounded } from "./live-cell.ts";

const KINDS = { lot: "Lot", maison: "Maison" } as const;
const TITLE = "Ventes";

const saleRow = (sale: WrittenBilan["sales"][number], row: number): readonly BilanCell[] => {
  const { priceEur, vatBaseEur, vatRate, vatEur, priceBeforeVatEur } = sale;
  const rate = vatRate ?? 0;
  const vat = live(vatEur, [
    [`ROUND(F${row}*G${row},2)`, rounded(vatBaseEur * rate)],
    [`ROUND(F${row}*G${row}/(1+G${row}),2)`, rounded((vatBaseEur * rate) / (1 + rate))],
  ]);
  return [
    sale.name,
    KINDS[sale.kind],
    sale.areaM2,
    sale.on.split("-").reverse().join("/"),
    priceEur,
    vatRate === null
      ? vatBaseEur
      : live(vatBaseEur, [[`ROUND(E${row}/(1+G${row}),2)`, rounded(priceEur / (1 + rate))]]),
    vatRate,
    vatRate === null ? vatEur : vat,
    live(priceBeforeVatEur, [[`E${row}-H${row}`, priceEur - vatEur]]),
    sale.formula,
    sale.source,
    LINE_STATUS_LABELS[sale.status],
  ];
};

/** One line a sale; its VAT and its price before it recompute. */
export const salesSheet = ({ sales, result, vat }: WrittenBilan): BilanSheet => {
  const last = sales.length + 1;
  const sum = (column: string): string => `SUM(${column}2:${column}${last})`;
  const totalOf = (pick: (sale: WrittenBilan["sales"][number]) => number): number =>
    rounded(sales.reduce((total, sale) => total + pick(sale), 0));
  const total: readonly BilanCell[] = [
    "Total",
    null,
    null,
    null,
    live(result.turnoverEur, [[sum("E"), totalOf(({ priceEur }) => priceEur)]]),
    null,
    null,
    live(vat.outputEur, [[sum("H"), totalOf(({ vatEur }) => vatEur)]]),
    live(result.turnoverBeforeVatEur, [[sum("I"), totalOf(({ priceBeforeVatEur }) => priceBeforeVatEur)]]),
    null,
    null,
    null,
  ];
  return {
    title: TITLE,
    columns: [
      { title: "Vente", width: 22, format: "text" },
      { title: "Nature", width: 10, format: "text" },
      { title: "Surface (m²)", width: 12, format: "number" },
      { title: "Acte", width: 12, format: "text" },
      { title: "Prix TTC (€)", width: 16, format: "euros" },
      { title: "Base de TVA (€)", width: 16, format: "euros" },
      { title: "Taux de TVA", width: 11, format: "rate" },
      { title: "TVA (€)", width: 16, format: "euros" },
      { title: "Prix HT (€)", width: 16, format: "euros" },
      { title: "Calcul", width: 40, format: "text" },
      { title: "Source", width: 28, format: "text" },
      { title: "État", width: 14, format: "text" },
    ],
    rows: [...sales.map((sale, rank) => saleRow(sale, rank + 2)), total],
  };
};

/** Where the totals of the sales stand. */
export const salesTotals = ({ sales }: WrittenBilan) => {
  const row = sales.length + 2;
  return { priceTtc: `${TITLE}!E${row}`, vat: `${TITLE}!H${row}`, priceHt: `${TITLE}!I${row}` };
};
