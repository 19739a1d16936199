import type { Cell, Column } from "./column.ts";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

const FORMATS = { text: "@", number: "# ##0", date: "dd/mm/yyyy", "yes-no": "@" } as const;

const formatOf = <Row>({ format, decimals = 0 }: Column<Row>): string =>
  format === "number" && decimals > 0 ? `${FORMATS.number}.${"0".repeat(decimals)}` : FORMATS[format];

const writtenOf = (cell: Cell, format: Column<unknown>["format"]): string | number | Date | null => {
  if (cell === null) return null;
  if (typeof cell === "boolean") return cell ? "oui" : "non";
  // A day has no hour: noon UTC is that day everywhere in France.
  if (format === "date" && typeof cell === "string" && ISO_DATE.test(cell))
    return new Date(`${cell.slice(0, 10)}T12:00:00Z`);
  return typeof cell === "number" && !Number.isFinite(cell) ? null : cell;
};

/** A table as a workbook of one sheet: real numbers and dates, texts that never run as a formula, its head frozen and filtered. */
export const toXlsx = async <Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array<ArrayBuffer>> => {
  // Read when a workbook is asked for: it is no small thing to start with, and a module of the old kind.
  const { default: exceljs } = await import("exceljs");
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet(title, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: column.title,
    width: column.format === "text" ? 28 : 14,
    style: { numFmt: formatOf(column) },
  }));
  for (const row of rows) sheet.addRow(columns.map((column) => writtenOf(column.value(row), column.format)));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};
