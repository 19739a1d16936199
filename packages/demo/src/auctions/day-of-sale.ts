import type { SaleDay } from "../formats/served-commune.ts";

const DAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];
const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const DAY_MS = 86_400_000;

/** Never on a Sunday nor a Saturday, but for the first of a month, which is what it is. */
export const dayOfSale = (today: string, day: SaleDay): Date => {
  const from = new Date(`${today}T00:00:00Z`);
  if ("firstOfMonthIn" in day)
    return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + day.firstOfMonthIn, 1));
  const found = new Date(from.getTime() + day.inDays * DAY_MS);
  const past = [1, 0, 0, 0, 0, 0, 2][found.getUTCDay()] ?? 0;
  return new Date(found.getTime() + (day.inDays < 0 ? -past : past) * DAY_MS);
};

/** "mardi 1er septembre 2026". */
export const inWords = (date: Date): string => {
  const day = date.getUTCDate();
  return `${DAYS[date.getUTCDay()]} ${day === 1 ? "1er" : day} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
