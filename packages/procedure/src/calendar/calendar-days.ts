import { type IsoDate, isoDate } from "@lotir/units";

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysIn = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (LENGTHS[month - 1] ?? 0);

const partsOf = (date: IsoDate): readonly [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const two = (part: number): string => String(part).padStart(2, "0");

/** A date of the calendar from its year, month (1 to 12) and day. */
export const dateOf = (year: number, month: number, day: number): IsoDate =>
  isoDate(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);

/** De quantième à quantième, forwards or backwards; where the month lacks that day, its last one. */
export const addMonths = (from: IsoDate, months: number): IsoDate => {
  const [year, month, day] = partsOf(from);
  const rank = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(rank / 12), (rank % 12) + 1];
  return dateOf(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
};

/** 29 February plus a year is 28 February. */
export const addYears = (from: IsoDate, years: number): IsoDate => addMonths(from, years * 12);

const MILLISECONDS = 86_400_000;

const instant = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (from: IsoDate, days: number): IsoDate =>
  isoDate(new Date(instant(from) + days * MILLISECONDS).toISOString().slice(0, 10));

/** Days from one date to the other; negative when reversed. */
export const daysFrom = (from: IsoDate, to: IsoDate): number =>
  Math.round((instant(to) - instant(from)) / MILLISECONDS);

/** 0 Sunday to 6 Saturday. */
export const weekday = (date: IsoDate): number => new Date(instant(date)).getUTCDay();

export const latest = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
export const earliest = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);
