import { FILTER_NAMES, FILTER_TABLE, type FilterValues, type SearchFilter } from "@lotir/contract";
import { readFigure, readList } from "../../kit/address.ts";

export type FilterValue = FilterValues[keyof FilterValues];

type Figure = Extract<SearchFilter, { kind: "figure" }>;

/** An absent bound takes the default; `0` in the address means that the bound was taken away. */
const readBound = (text: string | undefined, { chip, highest, byDefault }: Figure): number | undefined => {
  const value = readFigure(text, highest) ?? byDefault;
  if (chip !== undefined && "steps" in chip) {
    const step = Math.floor(value ?? 0);
    return chip.steps.includes(step) ? step : undefined;
  }
  return value || undefined;
};

type Choice = Extract<SearchFilter, { kind: "choice" }>;

/** What a search that nobody touched has of a choice. */
const untouched = ({ byDefault, options }: Choice): string | undefined => byDefault ?? Object.keys(options)[0];

/** Reads what anybody may have typed: what cannot be read falls back, nothing throws. */
const readFilter = (text: string | undefined, filter: SearchFilter): unknown => {
  switch (filter.kind) {
    case "figure":
      return readBound(text, filter);
    case "words": {
      const asked = readList(text);
      return filter.vocabulary === null ? asked : Object.keys(filter.vocabulary).filter((word) => asked.includes(word));
    }
    case "word":
      return text !== undefined && Object.hasOwn(filter.vocabulary, text) ? text : undefined;
    case "choice":
      return text !== undefined && Object.hasOwn(filter.options, text) ? text : untouched(filter);
  }
};

export const readFilters = (raw: Readonly<Record<string, string>>): FilterValues =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, readFilter(raw[FILTER_TABLE[name].address], FILTER_TABLE[name])]),
  ) as unknown as FilterValues;

/** The value in text, undefined where it keeps everything. */
export const sayFilter = (filter: SearchFilter, value: FilterValue): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === "object") return value.join(",") || undefined;
  if (filter.kind === "choice" && value === Object.keys(filter.options)[0]) return undefined;
  return String(value);
};

const writeFilter = (filter: SearchFilter, value: FilterValue): string | undefined => {
  if (filter.kind === "choice") return value === untouched(filter) ? undefined : String(value);
  if (filter.kind !== "figure" || filter.byDefault === undefined) return sayFilter(filter, value);
  return value === filter.byDefault ? undefined : String(value ?? 0);
};

/** The shortest words that read back as the same filters: defaults are left out. */
export const writeFilters = (values: FilterValues): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [FILTER_TABLE[name].address, writeFilter(FILTER_TABLE[name], values[name])]),
  );
