import type { WrittenBilan } from "@lotir/finance";
import type { Worksheet } from "exceljs";
import type { BilanColumn, BilanSheet } from "./bilan-sheet.ts";
import { cashSheet } from "./cash-sheet.ts";
import { costsSheet } from "./costs-sheet.ts";
import { resultSheet } from "./result-sheet.ts";
import { salesSheet } from "./sales-sheet.ts";

const FORMATS = { text: "@", euros: "#,##0.00", rate: "0.00000%", number: "#,##0" } as const satisfies Record<
  BilanColumn["format"],
  string
>;

const fill = (worksheet: Worksheet, { columns, rows }: BilanSheet): void => {
  worksheet.columns = columns.map(({ title, width, format }) => ({
    header: title,
    width,
    style: { numFmt: FORMATS[format] },
  }));
  for (const row of rows) {
    const cells = worksheet.addRow([]);
    row.forEach((cell, rank) => {
      if (cell !== null) cells.getCell(rank + 1).value = typeof cell === "object" ? { ...cell } : cell;
    });
  }
  worksheet.getRow(1).font = { bold: true };
};

/** A balance as a workbook whose amounts recompute: change a price or a cost, its taxes, its margin and its net follow. */
export const bilanToXlsx = async (bilan: WrittenBilan): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: exceljs } = await import("exceljs");
  const workbook = new exceljs.Workbook();
  workbook.creator = "Lotir";
  workbook.calcProperties.fullCalcOnLoad = true;
  for (const sheet of [resultSheet(bilan), salesSheet(bilan), costsSheet(bilan), cashSheet(bilan)]) {
    const worksheet = workbook.addWorksheet(sheet.title, { views: [{ state: "frozen", ySplit: 1 }] });
    fill(worksheet, sheet);
    if (sheet.title === "Ventes" || sheet.title === "Coûts")
      worksheet.getRow(sheet.rows.length + 1).font = { bold: true };
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};
