import { expect, test } from "vitest";
import { aListing } from "../../testing/listings.fixture.ts";
import { breakdownOf, DEFAULT_VIEW, shownListings } from "./shown-listings.ts";

const TODAY = "2026-11-24";
const listings = [
  aListing({ id: "a", publishedDate: "2026-11-20", price: 300_000, landSurface: 1_000 }),
  aListing({ id: "b", publishedDate: "2026-08-24", price: null, landSurface: 700, type: "land" }),
  aListing({ id: "c", publishedDate: "2026-08-23", price: 200_000, landSurface: null }),
  aListing({ id: "d", publishedDate: null, price: 500_000, landSurface: 2_000, type: "other" }),
];
const shown = (view: Partial<typeof DEFAULT_VIEW>) =>
  shownListings(listings, { ...DEFAULT_VIEW, ...view }, TODAY).map(({ id }) => id);

test("the last three months by default, to the day; three years when asked; no date is not old", () => {
  expect(shown({})).toEqual(["a", "b", "d"]);
  expect(shown({ sinceThreeYears: true })).toEqual(["a", "b", "c", "d"]);
});

test("each sort both ways, what is unknown last", () => {
  const all = { sinceThreeYears: true } as const;
  expect(shown({ ...all, direction: "asc" })).toEqual(["c", "b", "a", "d"]);
  expect(shown({ ...all, sort: "price" })).toEqual(["d", "a", "c", "b"]);
  expect(shown({ ...all, sort: "price", direction: "asc" })).toEqual(["c", "a", "d", "b"]);
  expect(shown({ ...all, sort: "landSurface" })).toEqual(["d", "a", "b", "c"]);
});

test("divisible only leaves out what is not, and what is unknown", () => {
  const unknown = aListing({ divisionPotential: { isDivisible: null, maxLots: null, basis: "estimation" } });
  const small = aListing({ divisionPotential: { isDivisible: false, maxLots: null, basis: "moteur" } });
  const view = { ...DEFAULT_VIEW, divisibleOnly: true };
  expect(shownListings([unknown, small, aListing()], view, TODAY)).toHaveLength(1);
});

test("houses, plots and the rest", () => expect(breakdownOf(listings)).toEqual({ maisons: 2, terrains: 1, autres: 1 }));
