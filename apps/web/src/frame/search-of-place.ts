import type { Place } from "@lotir/contract";

/** Where a place found leads: a page, or the map at its commune, with the parcel or the point when there is one. */
export const searchOfPlace = (place: Place): { readonly to: string; readonly search: Record<string, string> } => {
  switch (place.kind) {
    case "commune":
      return { to: "/search", search: { villes: place.city.insee } };
    case "parcelle":
      return { to: "/search", search: { villes: place.codeInsee, parcelle: place.parcelId } };
    case "adresse":
      return {
        to: "/search",
        search: { villes: place.codeInsee, lieu: `${place.longitude.toFixed(6)},${place.latitude.toFixed(6)}` },
      };
    case "propriete":
      return { to: `/properties/${place.propertyId}`, search: {} };
    case "plan":
      return { to: `/property/${place.propertyId}/parcel-plan`, search: { plan: place.planId } };
    case "annonce":
      return { to: "/wizard/listings-results", search: { villes: place.codeInsee, annonce: place.listingId } };
  }
};
