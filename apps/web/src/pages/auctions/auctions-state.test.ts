import { expect, test } from "vitest";
import { readAuctionsState, writeAuctionsState } from "./auctions-state.ts";

test("sans rien dans l'adresse : divisibles seulement, par date, en liste", () => {
  const state = readAuctionsState({});
  expect(state).toEqual({ region: undefined, maxPrice: null, divisibleOnly: true, sort: "date", view: "liste" });
  expect(writeAuctionsState(state)).toEqual({});
});

test("ce que l'adresse garde se relit", () => {
  const state = {
    region: "sud-est-mediterrannee",
    maxPrice: 250_000,
    divisibleOnly: false,
    sort: "profit",
    view: "calendrier",
  } as const;
  expect(readAuctionsState(writeAuctionsState(state))).toEqual(state);
});

test.each([
  { region: "../../etc", prix: "-5", tri: "toString", vue: 3 },
  { region: ["a"], prix: "Infinity", tri: null, vue: "x" },
  { region: "A B", prix: "abc", tri: "constructor" },
])("une adresse écrite de travers retombe sur ce qui est sûr : %j", (raw) =>
  expect(readAuctionsState(raw)).toEqual(readAuctionsState({})),
);
