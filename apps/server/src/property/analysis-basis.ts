import { isDeepStrictEqual } from "node:util";
import {
  type AnalysisBasis,
  ASSUMPTION_LABELS,
  type Assumptions,
  type BalancedLot,
  COST_LABELS,
  PROFILE_LABELS,
} from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import type { IsoDate } from "@lotir/units";

interface Counted {
  readonly on: IsoDate;
  readonly landPriceEur: number;
  readonly lots: readonly BalancedLot[];
  readonly costs: AnalysisBasis["costs"];
  readonly assumptions: Assumptions;
}

/** The price of the ground as it is shown; 0 where nobody knows one. */
export const estimatedPrice = ({ priceEur }: { readonly priceEur: number | null }): number =>
  priceEur === null ? 0 : roundedPrice(priceEur);

/** What an analysis is made from, as it is kept with it. */
export const basisOf = ({ lots, ...counted }: Counted): AnalysisBasis => ({
  ...counted,
  lots: lots.map(({ areaM2, keepsHouse, priceEur }) => ({ areaM2, keepsHouse, priceEur })),
});

const euros = (amount: number | null | undefined): string =>
  amount == null ? "inconnu" : `${Math.round(amount).toLocaleString("fr-FR")} €`;

/** Values of the assumptions that are words. */
const WORDS: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  low: "bas",
  default: "usuels",
  high: "hauts",
  gardes: "gardé",
  distribues: "distribué",
  "hypotheque-legale": "hypothèque légale",
  aucune: "aucune",
  usage: "selon l'usage",
  large: "large",
};

const assumed = (value: unknown, field: string): string => {
  if (value === null) return "barème";
  if (typeof value !== "number") return WORDS[String(value)] ?? String(value);
  if (field.endsWith("Eur")) return euros(value);
  return field === "holdingMonths" ? `${value}` : `${(value * 100).toLocaleString("fr-FR")} %`;
};

const changedLots = (before: AnalysisBasis["lots"], now: AnalysisBasis["lots"]): readonly string[] => {
  if (before.length !== now.length) return [`Lots vendus : ${before.length} → ${now.length}`];
  return now.flatMap((lot, rank) => {
    const was = before[rank];
    if (was === undefined || isDeepStrictEqual(was, lot)) return [];
    const price = was.priceEur === lot.priceEur ? [] : [`${euros(was.priceEur)} → ${euros(lot.priceEur)}`];
    const area = was.areaM2 === lot.areaM2 ? [] : [`${Math.round(was.areaM2)} m² → ${Math.round(lot.areaM2)} m²`];
    const house = was.keepsHouse === lot.keepsHouse ? [] : [lot.keepsHouse ? "garde la maison" : "sans maison"];
    return [`Lot ${rank + 1} : ${[...area, ...price, ...house].join(", ")}`];
  });
};

const changedFields = (
  labels: Readonly<Record<string, string>>,
  [before, now]: readonly [object, object],
  say: (value: unknown, field: string) => string,
): readonly string[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const [was, is]: unknown[] = [Reflect.get(before, field) ?? null, Reflect.get(now, field) ?? null];
    return isDeepStrictEqual(was, is) ? [] : [`${label} : ${say(was, field)} → ${say(is, field)}`];
  });

/** What changed of the assumptions, in French. */
export const changedAssumptions = (before: Assumptions, now: Assumptions): readonly string[] =>
  changedFields(ASSUMPTION_LABELS, [before, now], assumed);

const { acquisitionPrice: _, ...OTHER_COSTS } = COST_LABELS;

/** What changed between what an analysis was made from and what stands, in French; nothing when nothing did. */
export const changesSince = (before: AnalysisBasis, now: AnalysisBasis): string[] => [
  ...(before.landPriceEur === now.landPriceEur
    ? []
    : [`Prix d'acquisition : ${euros(before.landPriceEur)} → ${euros(now.landPriceEur)}`]),
  ...changedLots(before.lots, now.lots),
  ...changedFields(OTHER_COSTS, [before.costs, now.costs], (amount) => euros(typeof amount === "number" ? amount : 0)),
  ...changedAssumptions(before.assumptions, now.assumptions),
];
