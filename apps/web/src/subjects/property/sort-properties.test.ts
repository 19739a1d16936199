import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { sortProperties } from "./sort-properties.ts";

const all = [
  aProperty({ id: "a", name: "Élan 10", opportunityScore: null }),
  aProperty({ id: "b", name: "elan 9", opportunityScore: 40 }),
  aProperty({ id: "c", name: "Abeille", opportunityScore: 90 }),
];
const ids = (by: "name" | "opportunityScore", descending: boolean) =>
  sortProperties(all, { by, descending }).map(({ id }) => id);

test("names as a Frenchman reads them, numbers as numbers", () => {
  expect(ids("name", false)).toEqual(["c", "b", "a"]);
  expect(ids("name", true)).toEqual(["a", "b", "c"]);
});

test("an unknown score is last, both ways", () => {
  expect(ids("opportunityScore", true)).toEqual(["c", "b", "a"]);
  expect(ids("opportunityScore", false)).toEqual(["b", "c", "a"]);
});
