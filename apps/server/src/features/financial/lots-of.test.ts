import { expect, test } from "vitest";
import { letterOf } from "./lots-of.ts";

test("lots are lettered A to Z, then AA, AB: no two alike among a thousand", () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
  expect(new Set(Array.from({ length: 1_000 }, (_, rank) => letterOf(rank))).size).toBe(1_000);
});
