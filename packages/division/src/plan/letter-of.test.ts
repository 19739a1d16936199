import { expect, test } from "vitest";
import { letterOf } from "./letter-of.ts";

test("lots keep a letter beyond the alphabet", () => {
  expect([1, 2, 26, 27, 28, 52, 53, 702, 703].map(letterOf)).toEqual([
    "A",
    "B",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});
