import {
  AccessForm,
  FILTER_NAMES,
  FILTER_TABLE,
  SEARCH_DEFAULTS,
  SearchDirection,
  SearchFilters,
  SearchOrder,
  Verdict,
} from "@lotir/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filtersOf, withoutFilter } from "./search-filters.ts";
import { EMPTY_SEARCH, readSearchState, type SearchState, writeSearchState } from "./search-state.ts";

/** A word that some filter reads, whichever it is. */
const CHOSEN = ["5", "UA", "oui", "facade", "NO_ROAD", "nu", "dehors", "miennes"];

const bound = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined });
const states: fc.Arbitrary<SearchState> = fc.record({
  communes: fc.uniqueArray(fc.constantFrom("33234", "06088", "2A004", "75118", "97411"), { maxLength: 5 }),
  maxBudget: bound,
  minSurface: bound,
  maxSurface: bound,
  minScore: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  minFrontage: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
  minMargin: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  minResidual: bound,
  zones: fc.uniqueArray(fc.constantFrom("UA", "UB", "1AU", "N", "Uba"), { maxLength: 5 }),
  built: fc.constantFrom("tous" as const, "bati" as const, "nu" as const),
  verdicts: fc.subarray([...Verdict.options]),
  minLots: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
  access: fc.subarray([...AccessForm.options]),
  reason: fc.option(fc.constantFrom("NO_ROAD", "HOUSE_CENTRE"), { nil: undefined }),
  portfolio: fc.constantFrom("tous" as const, "dedans" as const, "dehors" as const),
  refused: fc.constantFrom("montres" as const, "masques" as const),
  setAside: fc.constantFrom("montrees" as const, "masquees" as const),
  news: fc.constantFrom(undefined, "00000000-0000-4000-8000-000000000000"),
  compared: fc.constantFrom([], ["33234000AB0123", "33234000AB0124"]),
  followUp: fc.constantFrom(
    "toutes" as const,
    "a-voir" as const,
    "vues" as const,
    "notees" as const,
    "confiees" as const,
    "miennes" as const,
  ),
  order: fc.constantFrom(...SearchOrder.options),
  direction: fc.constantFrom(...SearchDirection.options),
  parcelId: fc.option(fc.constantFrom("33234000AB0123", "2A004000AB0001"), { nil: undefined }),
  plan: fc.integer({ min: 1, max: 8 }),
  planDrawn: fc.boolean(),
  wish: fc.record({
    joined: fc.uniqueArray(fc.constantFrom("33234000AB0124", "33234000AB0125"), { maxLength: 2 }),
    lots: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
    leastArea: fc.option(fc.integer({ min: 50, max: 5_000 }), { nil: undefined }),
    wayClearance: fc.option(fc.constantFrom(0, 0.5, 2, 5), { nil: undefined }),
  }),
  place: fc.option(fc.constantFrom({ longitude: -0.49, latitude: 44.78 }, { longitude: 7.262, latitude: 43.7102 }), {
    nil: undefined,
  }),
});

describe("search state in the address", () => {
  test("reads back as it was written, whatever the state", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readSearchState(writeSearchState(state))).toEqual(state);
      }),
      { seed: 20_260_101 },
    );
  });

  test("an untouched search leaves the address empty and takes the specified defaults", () => {
    expect(writeSearchState(EMPTY_SEARCH)).toEqual({});
    expect(EMPTY_SEARCH).toMatchObject(SEARCH_DEFAULTS);
  });

  test("any text in the address is read without throwing", () => {
    const keys = [
      "villes",
      "budget",
      "min",
      "max",
      "score",
      "facade",
      "zones",
      "bati",
      "verdict",
      "lots",
      "acces",
      "motif",
      "plan",
      "tri",
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (raw) => {
        const state = readSearchState(raw);
        expect(state.communes.length).toBeLessThanOrEqual(5);
        for (const value of Object.values(filtersOf(state))) expect(value).not.toBeNaN();
      }),
      { seed: 20_260_102 },
    );
  });

  test("0 takes a bound away; an unreadable one falls back", () => {
    expect(readSearchState({ budget: "0" }).maxBudget).toBeUndefined();
    expect(readSearchState({ budget: "cher" }).maxBudget).toBe(SEARCH_DEFAULTS.maxBudget);
    expect(filtersOf(readSearchState({ budget: "0", min: "0", max: "0" }))).toEqual({
      refused: "masques",
      setAside: "masquees",
    });
  });

  test("a commune asked twice counts once, a sixth is left out", () => {
    expect(readSearchState({ villes: "33234,33234,nope" }).communes).toEqual(["33234"]);
    expect(readSearchState({ villes: "33001,33002,33003,33004,33005,33006" }).communes).toHaveLength(5);
  });
});

describe("the table of filters", () => {
  test.each(FILTER_NAMES)("%s: sent once chosen, let go in one touch, under an address of its own", (name) => {
    const { address } = FILTER_TABLE[name];
    expect(FILTER_NAMES.filter((other) => FILTER_TABLE[other].address === address)).toEqual([name]);
    const free = { ...EMPTY_SEARCH, ...withoutFilter(name) };
    expect(filtersOf(free)).not.toHaveProperty(name);
    const chosen = CHOSEN.map((text) => readSearchState({ [address]: text })).find((state) => name in filtersOf(state));
    expect(filtersOf(chosen ?? free)).toHaveProperty(name);
    expect(SearchFilters.safeParse(filtersOf(chosen ?? free)).success).toBe(true);
  });
});

test("refused parcels are left out of an untouched search, and shown to who asks for one", () => {
  expect(filtersOf(EMPTY_SEARCH)).toHaveProperty("refused", "masques");
  for (const address of ["refus=montres", "verdict=oui,non", "motif=AREA_SMALL"])
    expect(filtersOf(readSearchState(Object.fromEntries(new URLSearchParams(address))))).not.toHaveProperty("refused");
});
