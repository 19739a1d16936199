import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatAmountChange,
  formatArea,
  formatBareEuros,
  formatCents,
  formatChange,
  formatDate,
  formatDistance,
  formatEuros,
  formatEurosPerSquareMetre,
  formatEurosRange,
  formatLength,
  formatMonths,
  formatQuantity,
  formatRate,
  formatShare,
  formatShortEuros,
  showMoneyIn,
} from "./format.ts";

const plain = (text: string): string => text.replace(/\u202f/g, " ");

describe("figures in French, with narrow no-break spaces", () => {
  test.each([
    [formatEuros(1234), "1\u202f234\u202f€"],
    [formatEuros(800_000.4), "800\u202f000\u202f€"],
    [formatArea(1240), "1\u202f240\u202fm²"],
    [formatLength(21.44), "21,4\u202fm"],
    [formatDistance(999), "999\u202fm"],
    [formatDistance(1000), "1\u202fkm"],
    [formatDistance(1240), "1,2\u202fkm"],
    [formatShare(0.6), "60\u202f%"],
    [formatEurosRange(95_000, 120_000), "95–120\u202fk€"],
    [formatEurosRange(4_000, 9_500), "4\u202f000–9\u202f500\u202f€"],
  ])("%s", (shown, expected) => expect(shown).toBe(expected));

  test("nothing in a figure can break across two lines", () => {
    for (const text of [formatEuros(1_234_567), formatArea(12_345), formatDistance(54_321)]) {
      expect(text).not.toMatch(/[ \u00a0]/);
    }
  });
});

describe("dates", () => {
  test("a day without an hour never moves with the time zone", () => {
    expect(formatDate("2024-01-01")).toBe("01/01/2024");
    expect(formatDate("2023-12-31")).toBe("31/12/2023");
  });
  test("what is not a date is shown raw", () => expect(formatDate("2025-S1")).toBe("2025-S1"));
});

test("plural starts at two", () => {
  expect(formatQuantity(0, "parcelle")).toBe("0 parcelle");
  expect(formatQuantity(1, "parcelle")).toBe("1 parcelle");
  expect(formatQuantity(2, "parcelle")).toBe("2 parcelles");
});

test("rates, changes and losses keep their sign and their comma", () => {
  expect(plain(formatRate(0.29189955))).toBe("29,2 %");
  expect(plain(formatRate(-0.052))).toBe("−5,2 %");
  expect(plain(formatChange(1.7))).toBe("+1,7 %");
  expect(plain(formatChange(-26.5))).toBe("−26,5 %");
  expect(plain(formatAmount(-12_340.4))).toBe("−12 340 €");
  expect(plain(formatAmountChange(500))).toBe("+500 €");
  expect(plain(formatCents(1_157_964.3))).toBe("1 157 964,30 €");
  expect(plain(formatShortEuros(712_000))).toBe("712 k€");
  expect(plain(formatShortEuros(-1_250_000))).toBe("−1,3 M€");
  expect(plain(formatMonths(6.5))).toBe("6,5 mois");
});

test("in dollars, both ends of a range are converted", () => {
  showMoneyIn({ dollarsForOneEuro: 2 });
  expect([formatBareEuros(100), formatEurosPerSquareMetre(200)].map(plain)).toEqual(["200", "400 $/m²"]);
  showMoneyIn("EUR");
  expect(plain(formatBareEuros(100))).toBe("100");
});
