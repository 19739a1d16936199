import type { FigureUnit, SearchFilter } from "@lotir/contract";
import { formatCount, formatEuros, formatLength } from "../../kit/format.ts";
import type { FilterValue } from "./filter-address.ts";

const UNITS: Readonly<Record<FigureUnit, (value: number) => string>> = {
  points: formatCount,
  m: formatLength,
  percent: (value) => `${formatCount(value)}\u202f%`,
  euros: formatEuros,
};

export const sayFigure = (value: number, unit: FigureUnit): string => UNITS[unit](value);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

const small = (text: string): string => text.charAt(0).toLocaleLowerCase("fr") + text.slice(1);

/** More words than this are counted rather than listed. */
const LISTED = 2;

const sayWords = (name: string, words: readonly string[]): string => {
  if (words.length === 0) return name;
  return `${name} : ${words.length > LISTED ? `${words.length} choix` : words.join(", ")}`;
};

/** What a chip says: its name, and what it keeps once it holds. */
export const chipLabel = (filter: SearchFilter, value: FilterValue): string => {
  switch (filter.kind) {
    case "figure": {
      const { chip } = filter;
      if (chip === undefined || typeof value !== "number") return chip?.name ?? "";
      return `${chip.short ?? chip.name} ≥ ${"unit" in chip ? sayFigure(value, chip.unit) : value}`;
    }
    case "words": {
      const words = typeof value === "object" ? value : [];
      return sayWords(
        filter.chip.name,
        filter.vocabulary === null ? words : words.map((word) => small(filter.vocabulary?.[word] ?? word)),
      );
    }
    case "word":
      return typeof value === "string"
        ? `${filter.chip.name} : ${filter.vocabulary[value] ?? value}`
        : filter.chip.name;
    case "choice":
      return filter.options[String(value)]?.chosen ?? "";
  }
};
