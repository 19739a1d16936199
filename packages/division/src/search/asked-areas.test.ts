import { expect, test } from "vitest";
import { askedAreas } from "./asked-areas.ts";

test("lots that were given no area share what is left, in every order", () => {
  expect(askedAreas([400], 3, 1_000)).toEqual([
    [400, 300, 300],
    [300, 400, 300],
    [300, 300, 400],
  ]);
});

test("where every lot has its area the largest takes the difference", () => {
  expect(askedAreas([600, 400], 2, 1_001.5)).toEqual([
    [601.5, 400],
    [400, 601.5],
  ]);
});

test("areas that leave nothing are no areas", () => {
  expect(askedAreas([800, 400], 3, 1_000)).toEqual([]);
});
