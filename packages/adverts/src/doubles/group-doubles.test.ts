import fc from "fast-check";
import { expect, test } from "vitest";
import { type Comparable, groupDoubles } from "./group-doubles.ts";

const house = (id: string, more: Partial<Comparable> = {}): Comparable => ({
  id,
  kind: "house",
  priceEur: 400_000,
  floorM2: 120,
  landM2: 1_200,
  rooms: 5,
  builtYear: 1975,
  energy: 230,
  parcelle: null,
  ...more,
});
const ids = (adverts: readonly Comparable[]) => groupDoubles(adverts).map((group) => group.map(({ id }) => id));

test("the same house at two agencies, a little dearer and its ground rounded, is one", () => {
  const other = house("b", { priceEur: 408_000, landM2: null, floorM2: 121, rooms: null });
  expect(ids([house("a"), other])).toEqual([["a", "b"]]);
});

test.each([
  ["another ground", { landM2: 1_600 }],
  ["another year", { builtYear: 1980 }],
  ["a price apart", { priceEur: 470_000 }],
  ["another kind", { kind: "land" }],
  ["too little in common", { landM2: null, builtYear: null, energy: null }],
])("%s: two properties", (_, more) => expect(ids([house("a"), house("b", more)])).toEqual([["a"], ["b"]]));

test("a parcel that is known settles it, whatever the prices; plots need the same ground to the metre", () => {
  expect(ids([house("a", { parcelle: "X" }), house("b", { parcelle: "X", priceEur: 900_000 })])).toEqual([["a", "b"]]);
  expect(ids([house("a", { parcelle: "X" }), house("b", { parcelle: "Y" })])).toEqual([["a"], ["b"]]);
  const plot = { kind: "land", floorM2: null, builtYear: null, energy: null };
  expect(ids([house("a", plot), house("b", { ...plot, landM2: 1_205 })])).toEqual([["a"], ["b"]]);
  expect(ids([house("a", plot), house("b", plot)])).toEqual([["a", "b"]]);
});

test("every advert is in one group, once", () => {
  const advert = fc.record({
    price: fc.constantFrom(100_000, 104_000, 200_000, null),
    land: fc.constantFrom(500, 900, null),
    parcelle: fc.constantFrom("X", "Y", null),
  });
  fc.assert(
    fc.property(fc.array(advert, { maxLength: 30 }), (drawn) => {
      const adverts = drawn.map(({ price, land, parcelle }, rank) =>
        house(String(rank), { priceEur: price, landM2: land, parcelle }),
      );
      const grouped = ids(adverts).flat();
      expect(grouped.toSorted()).toEqual(adverts.map(({ id }) => id).toSorted());
    }),
  );
});
