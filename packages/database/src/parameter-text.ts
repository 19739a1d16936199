import type { WireParameter } from "./embedded/worker-messages.ts";

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const arrayElement = (value: unknown): string => {
  if (value === null || value === undefined) return "NULL";
  if (Array.isArray(value)) return arrayText(value);
  return quoted(String(parameterText(value)));
};

/** PostgreSQL's array literal: `{"a","b"}`. */
export const arrayText = (values: readonly unknown[]): string => `{${values.map(arrayElement).join(",")}}`;

/** A parameter as the pg driver writes it, so that a query behaves alike on both homes. */
export const parameterText = (value: unknown): WireParameter => {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};
