declare const calendar: unique symbol;

/** A calendar date `YYYY-MM-DD`, without time or zone. Dates of that form compare as text. */
export type IsoDate = string & { readonly [calendar]: "date" };

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysIn = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (LENGTHS[month - 1] ?? 0);

const partsOf = (text: string): readonly [number, number, number] | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
};

export const isIsoDate = (text: string): text is IsoDate => {
  const parts = partsOf(text);
  return parts !== undefined && parts[2] >= 1 && parts[2] <= daysIn(parts[0], parts[1]);
};

export const isoDate = (text: string): IsoDate => {
  if (!isIsoDate(text)) throw new RangeError(`Not a calendar date: ${text}`);
  return text;
};

/** Whole months elapsed from one date to the other, "de quantième à quantième"; negative when reversed. */
export const monthsBetween = (from: IsoDate, to: IsoDate): number => {
  if (to < from) return -monthsBetween(to, from);
  const [y1, m1, d1] = partsOf(from) as readonly [number, number, number];
  const [y2, m2, d2] = partsOf(to) as readonly [number, number, number];
  const months = (y2 - y1) * 12 + (m2 - m1);
  const anniversary = Math.min(d1, daysIn(y2, m2));
  return d2 >= anniversary ? months : months - 1;
};

/** Years elapsed, as a decimal number of 365.25-day years (for weights by age, never for law). */
export const yearsBetween = (from: IsoDate, to: IsoDate): number => (dayNumber(to) - dayNumber(from)) / 365.25;

const digits = (date: IsoDate, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + date.charCodeAt(at) - 48;
  return value;
};

/** Days since 1 March of the year 0, by the calendar's own arithmetic: ages are asked by the million. */
const dayNumber = (date: IsoDate): number => {
  const month = (digits(date, 5, 7) + 9) % 12;
  const year = digits(date, 0, 4) - Math.floor(month / 10);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((month * 306 + 5) / 10) + digits(date, 8, 10) - 1;
};

/** A value in force from a date on, with where it was read. */
export interface Dated<Value> {
  readonly from: IsoDate;
  readonly value: Value;
  readonly source: string;
}

/** The value in force on a date; undefined before the first known one. Entries may come in any order. */
export const inForce = <Value>(values: readonly Dated<Value>[], on: IsoDate): Dated<Value> | undefined =>
  values.reduce<Dated<Value> | undefined>(
    (best, each) => (each.from <= on && (best === undefined || each.from > best.from) ? each : best),
    undefined,
  );
