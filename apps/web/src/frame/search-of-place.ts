import type { Place } from "@lotir/contract";
import { EMPTY_SEARCH, type SearchState } from "../features/search/search-state.ts";

/** Where the search page opens for a place found: its commune, with the parcel or the point when there is one. */
export const searchOfPlace = (place: Place): SearchState => {
  switch (place.kind) {
    case "commune":
      return { ...EMPTY_SEARCH, communes: [place.city.insee] };
    case "parcelle":
      return { ...EMPTY_SEARCH, communes: [place.codeInsee], parcelId: place.parcelId };
    case "adresse":
      return {
        ...EMPTY_SEARCH,
        communes: [place.codeInsee],
        place: { longitude: place.longitude, latitude: place.latitude },
      };
  }
};
