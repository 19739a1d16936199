/** A second calculator, on days counted one by one, that shares no line with the package. Days are UTC instants. */
const DAY = 24 * 3600 * 1000;
const EASTERS = [
  ...["2020-04-12", "2021-04-04", "2022-04-17", "2023-04-09", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28"],
  ...["2028-04-16", "2029-04-01", "2030-04-21", "2031-04-13", "2032-03-28", "2033-04-17", "2034-04-09", "2035-03-25"],
];

const text = (time: number): string => new Date(time).toISOString().slice(0, 10);
const time = (date: string): number => new Date(`${date}T00:00:00.000Z`).getTime();

export const plusDays = (date: string, days: number): string => text(time(date) + days * DAY);

/** Walks to the month, then back from a day that it lacks. */
export const plusMonths = (date: string, months: number): string => {
  const from = new Date(time(date));
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  let day = from.getUTCDate();
  while (new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day)).getUTCMonth() !== first.getUTCMonth())
    day -= 1;
  return text(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
};

const isOff = (date: string): boolean => {
  const day = new Date(time(date)).getUTCDay();
  const moving = EASTERS.flatMap((easter) => [1, 39, 50].map((days) => plusDays(easter, days)));
  const fixed = ["0101", "0501", "0508", "0714", "0815", "1101", "1111", "1225"];
  return day % 6 === 0 || moving.includes(date) || fixed.includes(date.slice(5).replace("-", ""));
};

/** Second edge of a délai franc of two months, moved to a working day. */
export const endOfRecourse = (first: string): string => {
  let day = plusDays(plusMonths(first, 2), 1);
  while (isOff(day)) day = plusDays(day, 1);
  return day;
};

/** A small repeatable draw: the same two hundred files each time. */
export const drawer = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
