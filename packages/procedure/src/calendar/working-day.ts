import type { IsoDate } from "@lotir/units";
import { addDays, dateOf, weekday } from "./calendar-days.ts";

/** Gregorian Easter Sunday (Meeus, Jones and Butcher), any year from 1583. */
const easterOf = (year: number): IsoDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCentury = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCentury - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const march = epact + sunday - 7 * shift + 114;
  return dateOf(year, Math.floor(march / 31), (march % 31) + 1);
};

/** Days after Easter Sunday: Easter Monday, Ascension Thursday, Whit Monday. */
const MOVABLE = [1, 39, 50];
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];

/** A holiday everywhere in France (C. trav. L.3133-1). Those of Alsace-Moselle and overseas are not counted. */
export const isHoliday = (date: IsoDate): boolean => {
  const easter = easterOf(Number(date.slice(0, 4)));
  return FIXED.includes(date.slice(5)) || MOVABLE.some((days) => addDays(easter, days) === date);
};

/** That day, or the first working one after it when it is a Saturday, a Sunday or a holiday (CPC, art. 642). */
export const workingDayFrom = (date: IsoDate): IsoDate =>
  weekday(date) === 0 || weekday(date) === 6 || isHoliday(date) ? workingDayFrom(addDays(date, 1)) : date;
