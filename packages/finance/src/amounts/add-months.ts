import { type IsoDate, isIsoDate, isoDate } from "@lotir/units";

const two = (value: number): string => String(value).padStart(2, "0");

/** Of the calendar: a year has four digits. */
const LAST_MONTH = 9_999 * 12 + 11;

/** The same day so many months later (or earlier, if negative); the last day of the month when that day does not exist, the last day of the calendar beyond it. */
export const addMonths = (from: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
  const index = year * 12 + (month - 1) + Math.round(months);
  if (index > LAST_MONTH) return isoDate("9999-12-31");
  const prefix = `${String(Math.floor(index / 12)).padStart(4, "0")}-${two((((index % 12) + 12) % 12) + 1)}`;
  const candidates = [day, 30, 29, 28].map((each) => `${prefix}-${two(Math.min(each, day))}`);
  return isoDate(candidates.find(isIsoDate) ?? `${prefix}-28`);
};
