import type { Place } from "@lotir/contract";
import { expect, test } from "vitest";
import { EMPTY_SEARCH, readSearchState, type SearchState } from "../pages/search/search-state.ts";
import { searchOfPlace } from "./search-of-place.ts";

const city = { id: "33234", insee: "33234", name: "Latresne", zipcode: "33360", population: 1, centre: null };

test.each<[Place, Partial<SearchState>]>([
  [{ kind: "commune", label: "Latresne", city: { ...city, fictional: false } }, {}],
  [
    { kind: "parcelle", label: "AB 123", parcelId: "33234000AB0123", codeInsee: "33234" },
    { parcelId: "33234000AB0123" },
  ],
  [
    { kind: "adresse", label: "1 rue", codeInsee: "33234", longitude: -0.49, latitude: 44.78 },
    { place: { longitude: -0.49, latitude: 44.78 } },
  ],
])("the search page reads the address of a place as it was found (%#)", (place, found) => {
  expect(readSearchState(searchOfPlace(place))).toEqual({ ...EMPTY_SEARCH, communes: ["33234"], ...found });
});
