import type { Cell, Column } from "./column.ts";

const BOM = "\uFEFF";
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;
// What Excel and LibreOffice would run as a formula, blanks before it included (OWASP, CSV injection).
const FORMULA = /^\s*[=+\-@\t\r]/;

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
// What they would read as a number or a date: « 06999 » loses its zero, « 332340000E0123 » becomes 3,3 × 10^131.
const OF_ANOTHER_KIND = /^(?:0\d|\d{16}|\d+[\s.,:/+\-eE%])[\d\s.,:/+\-eE%]*$/;
/** Written as a formula that gives a text: made of digits and separators alone, it can run nothing. */
const asText = (text: string): string => (OF_ANOTHER_KIND.test(text) ? `="${text}"` : harmless(text));

const numberText = (value: number, decimals: number | undefined): string => {
  if (!Number.isFinite(value)) return "";
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace(".", ",");
};

const dateText = (value: string): string => {
  const [, year, month, day] = ISO_DATE.exec(value) ?? [];
  return year === undefined ? harmless(value) : `${day}/${month}/${year}`;
};

const cellText = <Row>(value: Cell, column: Column<Row>): string => {
  if (value === null) return "";
  if (typeof value === "number") return numberText(value, column.decimals);
  if (typeof value === "boolean") return value ? "oui" : "non";
  return quoted(column.format === "date" ? dateText(value) : asText(value));
};

/** A table that French Excel opens right: BOM, `;`, decimal comma, dates `jj/mm/aaaa`, no text that runs as a formula. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const head = columns.map(({ title }) => quoted(harmless(title))).join(";");
  const lines = rows.map((row) => columns.map((column) => cellText(column.value(row), column)).join(";"));
  return `${BOM}${[head, ...lines].join("\r\n")}\r\n`;
};
