import type { Place } from "@lotir/contract";
import { beforeEach, expect, test } from "vitest";
import { forgetPlaces, recentPlaces, rememberPlace } from "./recent-places.ts";

const parcel = (serial: number): Place => ({
  kind: "parcelle",
  label: `Parcelle A ${serial}`,
  parcelId: `332340000A000${serial}`,
  codeInsee: "33234",
});

beforeEach(() => localStorage.clear());

test("the last five, latest first, each once", () => {
  for (const serial of [1, 2, 3, 4, 5, 6, 2]) rememberPlace(parcel(serial));
  expect(recentPlaces().map(({ label }) => label.at(-1))).toEqual(["2", "6", "5", "4", "3"]);
  forgetPlaces();
  expect(recentPlaces()).toEqual([]);
});

test.each(["", "{", "{}", "[1,null]", '[{"kind":"commune","label":"x"}]'])("%s kept there is no place", (kept) => {
  localStorage.setItem("lotir-lieux-recents", kept);
  expect(recentPlaces()).toEqual([]);
});

test("what an organisation keeps is not remembered by the browser", () => {
  rememberPlace({ kind: "propriete", label: "Les Lilas", propertyId: "0a000000-0000-4000-8000-00000000000a" });
  expect(recentPlaces()).toEqual([]);
});
