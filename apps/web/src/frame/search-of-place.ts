import type { Place } from "@lotir/contract";

/** The address query of the search page for a place found: its commune, with the parcel or the point when there is one. */
export const searchOfPlace = (place: Place): Record<string, string> => {
  switch (place.kind) {
    case "commune":
      return { villes: place.city.insee };
    case "parcelle":
      return { villes: place.codeInsee, parcelle: place.parcelId };
    case "adresse":
      return { villes: place.codeInsee, lieu: `${place.longitude.toFixed(6)},${place.latitude.toFixed(6)}` };
  }
};
