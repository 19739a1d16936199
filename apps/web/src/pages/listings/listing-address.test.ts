import { expect, test } from "vitest";
import { addressOfSaved, readListingSearch, searchOfState, writeListingSearch } from "./listing-address.ts";

test("an empty address is the defaults of the specification, and writes nothing", () => {
  const search = readListingSearch({});
  expect(search).toMatchObject({ cities: [], maxPrice: 800_000, minSurface: 900, houseIncluded: "with", sort: "date" });
  expect(writeListingSearch(search)).toEqual({});
});

test("what is written reads back", () => {
  const raw = {
    villes: "06999,06088",
    prix: "500000",
    surface: "0",
    type: "terrains",
    mot: "vue mer",
    tri: "price",
    ordre: "asc",
    divisibles: "oui",
    depuis: "3-ans",
    nouvelles: "2026-11-25T08:00:00.000Z",
    annonce: "melo_abc-1",
  };
  expect(writeListingSearch(readListingSearch(raw))).toEqual(raw);
});

test("what cannot be read falls back; five cities at most, each once", () => {
  const raw = { villes: "06999,06999,xx,01001,01002,01004,01005,01006", prix: "-1", tri: "toString", annonce: "../x" };
  expect(readListingSearch(raw)).toMatchObject({
    cities: ["06999", "01001", "01002", "01004", "01005"],
    maxPrice: 800_000,
    sort: "date",
    open: undefined,
  });
});

test("criteria handed by a navigation are read like an address", () => {
  const criteria = {
    selectedCities: [{ insee: "06999" }],
    maxPrice: 400_000,
    houseIncluded: "without",
    keyword: "plat",
  };
  expect(searchOfState({ criteria, listings: [] })).toMatchObject({
    cities: ["06999"],
    maxPrice: 400_000,
    minSurface: 900,
    houseIncluded: "without",
    keyword: "plat",
  });
  for (const state of [undefined, null, 3, {}, { criteria: 4 }]) expect(searchOfState(state)).toBeUndefined();
});

test("a kept search is an address like another, with the moment after which its adverts are new", () => {
  const criteria = { site: "both", maxPrice: 400_000, minSurface: 900, houseIncluded: "with", keyword: "" } as const;
  const address = addressOfSaved({ ...criteria, cities: [{ insee: "06999" }] }, "2026-11-25T08:00:00.000Z");
  expect(address).toEqual({ villes: "06999", prix: "400000", nouvelles: "2026-11-25T08:00:00.000Z" });
  expect(readListingSearch({ ...address, nouvelles: "hier" }).newSince).toBeUndefined();
});
