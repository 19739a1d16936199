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
  const { to, search } = searchOfPlace(place);
  expect(to).toBe("/search");
  expect(readSearchState(search)).toEqual({ ...EMPTY_SEARCH, communes: ["33234"], ...found });
});

test.each<[Place, ReturnType<typeof searchOfPlace>]>([
  [
    { kind: "propriete", label: "Les Lilas", propertyId: "p" },
    { to: "/properties/p", search: {} },
  ],
  [
    { kind: "plan", label: "Fond", propertyId: "p", planId: "q" },
    { to: "/property/p/parcel-plan", search: { plan: "q" } },
  ],
  [
    { kind: "annonce", label: "Villa", listingId: "fichier_A-1", codeInsee: "33234" },
    { to: "/wizard/listings-results", search: { villes: "33234", annonce: "fichier_A-1" } },
  ],
])("what the organisation keeps opens on its own page (%#)", (place, page) => {
  expect(searchOfPlace(place)).toEqual(page);
});
