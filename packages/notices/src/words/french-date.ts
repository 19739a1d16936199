import { type IsoDate, isIsoDate } from "@lotir/units";

const MONTHS = [
  ["janvier", "janv"],
  ["février", "fevrier", "févr", "fevr"],
  ["mars"],
  ["avril", "avr"],
  ["mai"],
  ["juin"],
  ["juillet", "juil"],
  ["août", "aout"],
  ["septembre", "sept"],
  ["octobre", "oct"],
  ["novembre", "nov"],
  ["décembre", "decembre", "déc", "dec"],
] as const;
const DAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

const MONTH_OF = new Map<string, number>(
  MONTHS.flatMap((names, rank) => names.map((name) => [name, rank + 1] as const)),
);

const WORDS = new RegExp(
  `(?:(${DAYS.join("|")})\\s{1,3})?(\\d{1,2})(?:er|ème)?\\s{1,3}(${[...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join("|")})\\.?\\s{1,3}(\\d{4})`,
  "giu",
);
const FIGURES = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;
const HOUR = /^[\s,]{0,3}(?:à|de|dès|-|–)?\s{0,3}(\d{1,2})\s?(?:h|:|heures?)\s?(\d{2})?(?!\d)/iu;
const UNTIL = /^[\s,]{0,3}(?:à|au|-|–|jusqu'à)\s{0,3}(\d{1,2})\s?(?:h|:|heures?)\s?(\d{2})?(?!\d)/iu;

export interface WrittenMoment {
  readonly on: IsoDate;
  /** "14:00"; null where the text gives no hour. */
  readonly at: string | null;
  readonly until: string | null;
  /** False where the day of the week that is written is another one: one of the two is a slip. */
  readonly weekdayAgrees: boolean;
  /** Where it stands in the text. */
  readonly index: number;
}

const two = (value: number): string => String(value).padStart(2, "0");

const hourOf = (match: RegExpExecArray | null): string | null => {
  const [hours, minutes] = [Number(match?.[1] ?? Number.NaN), Number(match?.[2] ?? 0)];
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null;
};

const weekdayOf = (on: IsoDate): string => DAYS[new Date(`${on}T00:00:00Z`).getUTCDay()] ?? "";

interface Found {
  readonly on: string;
  readonly day: string | undefined;
  readonly index: number;
  readonly end: number;
}

const momentOf = (text: string, { on, day, index, end }: Found): WrittenMoment | undefined => {
  if (!isIsoDate(on)) return undefined;
  const hour = HOUR.exec(text.slice(end, end + 24));
  const until = hour === null ? null : UNTIL.exec(text.slice(end + hour[0].length, end + hour[0].length + 24));
  const weekdayAgrees = day === undefined || day.toLowerCase() === weekdayOf(on);
  return { on, at: hourOf(hour), until: hourOf(until), weekdayAgrees, index };
};

/** Every date that a French text writes, in words ("mardi 1er septembre 2026 à 14h") or in figures, in its order. */
export const readMoments = (text: string): readonly WrittenMoment[] => {
  const words = [...text.matchAll(WORDS)].map(({ 0: whole, 1: day, 2: date = "", 3: month = "", 4: year, index }) => ({
    on: `${year}-${two(MONTH_OF.get(month.toLowerCase()) ?? 0)}-${two(Number(date))}`,
    day,
    index,
    end: index + whole.length,
  }));
  const figures = [...text.matchAll(FIGURES)].map(({ 0: whole, 1: date, 2: month, 3: year, index }) => ({
    on: `${year}-${two(Number(month))}-${two(Number(date))}`,
    day: undefined,
    index,
    end: index + whole.length,
  }));
  return [...words, ...figures].toSorted((a, b) => a.index - b.index).flatMap((found) => momentOf(text, found) ?? []);
};

/** The first one after some words ("date de la vente :"), within reach of them. */
export const readMomentAfter = (text: string, label: RegExp, reach = 80): WrittenMoment | undefined => {
  const found = label.exec(text);
  if (found === null) return undefined;
  const from = found.index + found[0].length;
  return readMoments(text.slice(from, from + reach + 40)).find(({ index }) => index <= reach);
};
