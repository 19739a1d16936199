import { areasIn } from "./grammar/numbers.ts";
import type { Reading } from "./grammar/reading.ts";
import { type QuoteFinder, quoteFor } from "./quote.ts";
import type { InopposableRule } from "./zone-rules.ts";

const NOTE =
  "Écrit dans le règlement mais sans effet : la loi ALUR (art. 157, 27 mars 2014) a supprimé cette règle, l'autorité compétente doit l'écarter.";

const COEFFICIENT = /(?:c\.?o\.?s\.?|coefficient d'occupation)[^.;%]{0,90}?\b(\d[.,]\d{1,2})\b/;

const surfaceMin = (reading: Reading): { value: number; at: number } | undefined => {
  if (reading.article.topic !== "terrains") return undefined;
  const area = areasIn(reading.plain).find(() => /minim|inferieure|au moins|superficie|surface/.test(reading.full));
  return area ? { value: area.value, at: area.at } : undefined;
};

const cos = (reading: Reading): { value: number; at: number } | undefined => {
  if (reading.article.topic !== "cos") return undefined;
  const match = COEFFICIENT.exec(reading.plain) ?? /\b(0[.,]\d{1,2})\b/.exec(reading.plain);
  return match?.[1] ? { value: Number(match[1].replace(",", ".")), at: match.index } : undefined;
};

const ruleOf = (reading: Reading, finder: QuoteFinder): InopposableRule[] => {
  const area = surfaceMin(reading);
  const found = area ?? cos(reading);
  const quoted = found ? quoteFor(finder, reading, found.at) : undefined;
  if (!found || !quoted) return [];
  const subject = area
    ? ({ subject: "surface_min", unit: "m²" } as const)
    : ({ subject: "cos", unit: "coefficient" } as const);
  return [
    {
      status: "ecrit_inopposable",
      ...subject,
      value: found.value,
      note: NOTE,
      ...quoted,
      article: reading.article.number,
    },
  ];
};

/** Minimum land areas and COS still written in a règlement: shown struck through, never applied. */
export const inopposablesIn = (readings: readonly Reading[], secteur: string, finder: QuoteFinder): InopposableRule[] =>
  readings.filter((reading) => reading.secteurs.includes(secteur)).flatMap((reading) => ruleOf(reading, finder));
