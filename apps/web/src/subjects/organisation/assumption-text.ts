import { type Assumptions, PROFILE_LABELS } from "@lotir/contract";
import { formatEuros, formatMonths, formatTypedRate } from "../../kit/format.ts";

export const LEVELS = [
  { value: "low", label: "Bas" },
  { value: "default", label: "Usuels" },
  { value: "high", label: "Hauts" },
] as const;
export const INPUT_VAT = [
  { value: "usage", label: "Selon l'usage" },
  { value: "large", label: "Large" },
] as const;
export const DIVIDENDS = [
  { value: "gardes", label: "Gardé" },
  { value: "distribues", label: "Distribué" },
] as const;
export const GUARANTEES = [
  { value: "hypotheque-legale", label: "Hypothèque légale" },
  { value: "aucune", label: "Aucune" },
] as const;

const CHOICES: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  ...Object.fromEntries(
    [...LEVELS, ...INPUT_VAT, ...DIVIDENDS, ...GUARANTEES].map(({ value, label }) => [value, label]),
  ),
};

const FIGURES: Readonly<Partial<Record<keyof Assumptions, (value: number) => string>>> = {
  viabilisationPerLotEur: formatEuros,
  holdingMonths: formatMonths,
  taxeFoncierePerYearEur: formatEuros,
  insuranceEur: formatEuros,
};

/** A value of the assumptions in words, as its field shows it. */
export const assumptionText = (field: string, value: unknown): string => {
  if (typeof value === "string") return CHOICES[value] ?? value;
  if (typeof value !== "number") return "valeur usuelle";
  const [, write] = Object.entries(FIGURES).find(([name]) => name === field) ?? [];
  return (write ?? formatTypedRate)(value);
};
