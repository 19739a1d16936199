import { expect, test } from "vitest";
import { isoDate, yearsBetween } from "./dates.ts";

test("years are counted over every day of four centuries, leap years included", () => {
  const first = isoDate("1900-01-01");
  for (let day = 0; day <= 146_097; day += 1) {
    const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10);
    const counted = Math.round(yearsBetween(first, isoDate(date)) * 365.25);
    if (counted !== day) expect.fail(`${date}: ${counted} days instead of ${day}`);
  }
});

test("years are negative backwards", () => {
  expect(yearsBetween(isoDate("2024-03-01"), isoDate("2024-02-28"))).toBeCloseTo(-2 / 365.25, 12);
});
