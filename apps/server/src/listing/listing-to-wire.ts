import { readWords } from "@lotir/adverts";
import { LISTING_SOURCES } from "@lotir/connectors";
import { DIVISIBLE_FROM_M2, EnergyClass, type Listing, type ListingOffer } from "@lotir/contract";
import type { StoredListing } from "./listing-store.ts";

/** Lots that the division engine found on a parcel. */
export interface FoundLots {
  readonly isDivisible: boolean | null;
  readonly maxLots: number | null;
}

export interface Told {
  readonly listing: StoredListing;
  /** The same property at other agencies. */
  readonly doubles?: readonly StoredListing[];
  /** By the engine, when the parcel is known and was studied. */
  readonly lots?: FoundLots | undefined;
  readonly matchReason?: string | undefined;
  readonly confirmedBy?: string | null;
  readonly fictional: boolean;
}

const classOf = (value: string | null) => EnergyClass.safeParse(value).data ?? null;

/** The ground of the field, else the one that the words alone tell. */
export const landOf = ({
  listing,
}: Pick<StoredListing, "listing">): { readonly landM2: number | null; readonly isTold: boolean } => {
  if (listing.landM2 !== null) return { landM2: listing.landM2, isTold: false };
  const told = readWords(listing.title, listing.description).landM2;
  return { landM2: told ?? null, isTold: told !== undefined };
};

const offersOf = ({ id, source, listing }: StoredListing): readonly ListingOffer[] => {
  const own = { listingId: id, source: LISTING_SOURCES[source].label };
  const published = listing.adverts.map(({ publisher, url, priceEur, publishedOn }) => ({
    ...own,
    publisher,
    url,
    price: priceEur ?? listing.priceEur,
    publishedDate: publishedOn ?? listing.publishedOn,
  }));
  return published.length > 0
    ? published
    : [{ ...own, publisher: null, url: null, price: listing.priceEur, publishedDate: listing.publishedOn }];
};

/** Two lots from 900 m² (spec 1 §1 and §9), unless the engine has seen the parcel. */
const potentialOf = (landM2: number | null, lots: FoundLots | undefined): Listing["divisionPotential"] => {
  if (lots !== undefined) return { ...lots, basis: "moteur" };
  if (landM2 === null) return { isDivisible: null, maxLots: null, basis: "estimation" };
  const isDivisible = landM2 >= DIVISIBLE_FROM_M2;
  return { isDivisible, maxLots: isDivisible ? 2 : null, basis: "estimation" };
};

const photosOf = ({ id, source, listing }: StoredListing): string[] =>
  LISTING_SOURCES[source].photos ? listing.photos.map((_, rank) => `/api/listings/${id}/photos/${rank + 1}`) : [];

/** A house that one agency showed before is not new when a second one shows it. */
export const firstSeenOf = (group: readonly StoredListing[]): Date =>
  new Date(Math.min(...group.map(({ firstSeenAt }) => new Date(firstSeenAt).getTime())));

const placeOf = (at: StoredListing["listing"]["at"]) => (at === null ? null : { lat: at[1], lon: at[0] });

/** A kept advert in the words of the specification (spec 1 §3, "Listing"). */
export const listingToWire = ({ listing: stored, doubles = [], ...told }: Told): Listing => {
  const { listing } = stored;
  const { landM2, isTold } = landOf(stored);
  const words = readWords(listing.title, listing.description);
  const offers = [stored, ...doubles].flatMap(offersOf);
  const url = offers.find((offer) => offer.url !== null)?.url ?? null;
  const place = placeOf(listing.at);
  return {
    id: stored.id,
    title: listing.title,
    type: listing.kind,
    city: listing.city.name,
    postalCode: listing.city.postcode,
    inseeCode: stored.commune,
    price: listing.priceEur,
    formerPrice: listing.formerPriceEur,
    pricePerSqm:
      listing.priceEur === null || landM2 === null ? null : Math.round((10 * listing.priceEur) / landM2) / 10,
    surface: listing.floorM2,
    landSurface: landM2,
    landSurfaceEstimated: isTold,
    rooms: listing.rooms,
    bedrooms: listing.bedrooms,
    builtYear: listing.builtYear,
    publishedDate: listing.publishedOn,
    updatedDate: listing.updatedOn,
    firstSeenAt: firstSeenOf([stored, ...doubles]).toISOString(),
    source: LISTING_SOURCES[stored.source].label,
    site: LISTING_SOURCES[stored.source].label,
    sellerType: listing.sellerType,
    energyClass: classOf(listing.energyClass),
    ghgClass: classOf(listing.emissionClass),
    matchReason: told.matchReason ?? null,
    description: listing.description,
    images: photosOf(stored),
    setAside: listing.setAside ?? { photos: 0, pages: 0 },
    coordinates: place,
    location: place,
    address: listing.street,
    url,
    advertUrl: url,
    expired: listing.expired,
    isGone: words.isGone,
    mayBeFlat: words.isFlat || stored.match?.unmatched === "appartement",
    divisionPotential: potentialOf(landM2, told.lots),
    mapping:
      stored.parcelleId === null
        ? null
        : {
            parcelId: stored.parcelleId,
            confirmedBy: told.confirmedBy ?? null,
            confirmedAt: stored.confirmedAt?.toISOString() ?? null,
          },
    offers: [...offers],
    fictional: told.fictional,
  };
};
