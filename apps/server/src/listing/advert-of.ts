import type { StoredListing } from "./listing-store.ts";

/** Codes of the market API. */
const TYPES = { apartment: 0, house: 1, land: 5, other: 3 } as const;

/** A kept listing in the shape that matching reads (`advert-match`): only clues go in, nobody's name ever was there. */
export const advertOf = ({
  id,
  listing,
}: Pick<StoredListing, "id" | "listing">): Readonly<Record<string, unknown>> => ({
  uuid: id,
  title: listing.title,
  description: listing.description,
  transactionType: 0,
  propertyType: TYPES[listing.kind],
  surface: listing.floorM2,
  landSurface: listing.landM2,
  room: listing.rooms,
  constructionYear: listing.builtYear,
  city: {
    name: listing.city.name,
    zipcode: listing.city.postcode,
    insee: listing.city.codeInsee,
    ...(listing.city.centre === null ? {} : { location: { lon: listing.city.centre[0], lat: listing.city.centre[1] } }),
  },
  locations:
    listing.at === null && listing.street === null
      ? null
      : [{ lon: listing.at?.[0] ?? null, lat: listing.at?.[1] ?? null, street: listing.street }],
  energy: { category: listing.energyClass, value: listing.energy },
  greenHouseGas: { category: listing.emissionClass, value: listing.emission },
});
