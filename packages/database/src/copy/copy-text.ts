import { arrayText } from "../parameter-text.ts";

/** Shapes are hexadecimal EWKB (`ewkbMultiPolygon`…), `jsonb` is `jsonText(…)`, `text[]` is an array of strings. */
export type CopyValue = string | number | boolean | null | readonly string[];

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const field = (value: CopyValue): string => {
  if (value === null) return "\\N";
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError(`Only finite numbers are stored, got ${value}`);
    return String(value);
  }
  if (typeof value === "boolean") return value ? "t" : "f";
  const text = typeof value === "string" ? value : arrayText(value);
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
};

/** One line of PostgreSQL's COPY text format, with its end of line. */
export const copyLine = (row: readonly CopyValue[]): string => `${row.map(field).join("\t")}\n`;
