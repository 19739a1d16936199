import type { LonLat } from "@lotir/geometry";
import type { FoundAdvert, FoundListing, ListingKind } from "./found-listing.ts";
import { foreignAddress, refusedAddresses } from "./read/foreign-address.ts";
import {
  EMISSION,
  ENERGY,
  energyLetter,
  FLOOR,
  foreignDay,
  foreignFigure,
  foreignPlace,
  isRow,
  LAND,
  listOf,
  PRICE,
  ROOMS,
  type Row,
  rowOf,
  wholeFigure,
  YEAR,
} from "./read/foreign-figure.ts";
import { foreignText } from "./read/foreign-text.ts";

const MOST_PHOTOS = 40;
const MOST_ADVERTS = 30;

/** Codes of the API: 0 flat, 1 house, 5 land; the others are buildings, parkings, offices and shops. */
const KINDS: Readonly<Record<number, ListingKind>> = { 0: "apartment", 1: "house", 5: "land" };

/** Old documents give an object, client code a list: both are read, the first place first. */
const placesOf = (locations: unknown): readonly Row[] =>
  (Array.isArray(locations) ? locations : [locations]).filter(isRow);

const cityOf = (value: unknown): FoundListing["city"] => {
  const row = rowOf(value);
  const code = foreignText(row.insee, 10);
  const postcode = foreignText(row.zipcode, 10);
  return {
    name: foreignText(row.name ?? row.originalName, 80),
    postcode: /^\d{5}$/.test(postcode) ? postcode : null,
    codeInsee: /^\d[\dAB]\d{3}$/.test(code) ? code : null,
    centre: foreignPlace(row.location) ?? foreignPlace(row),
  };
};

/** The address of a photo: its path alone where the source itself serves it, whatever its host of the day. */
const photoOf = (value: unknown, base: string): string | null => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url !== null && url.origin === new URL(base).origin) return `${url.pathname}${url.search}`;
  return foreignAddress(value);
};

/** What is neither of the source itself nor of a public site. */
const setAsideOf = (photos: readonly unknown[], adverts: readonly unknown[], base: string) => ({
  photos: refusedAddresses(photos.filter((photo) => photoOf(photo, base) === null)),
  pages: refusedAddresses(adverts.map((advert) => rowOf(advert).url)),
});

const publisherOf = (advert: Row): Pick<FoundAdvert, "publisher"> & { readonly isPrivate: boolean | undefined } => {
  const publisher = rowOf(advert.publisher);
  const type = foreignText(publisher.type, 40).toLowerCase();
  const isPrivate =
    publisher.isPrivate === true || /particul|private|individual/.test(type)
      ? true
      : publisher.isPrivate === false || type !== ""
        ? false
        : undefined;
  // The name of somebody who sells his own house is not kept.
  return { publisher: isPrivate === true ? null : foreignText(publisher.name, 80) || null, isPrivate };
};

const advertOf = (value: unknown): FoundAdvert & { readonly isPrivate: boolean | undefined } => {
  const advert = rowOf(value);
  return {
    ...publisherOf(advert),
    url: foreignAddress(advert.url),
    priceEur: wholeFigure(advert.price, PRICE),
    publishedOn: foreignDay(advert.createdAt),
  };
};

/** Who sells: `publisherTypes` 0 private, 1 professional; else what the publishers are. */
const sellerOf = (types: unknown, known: readonly (boolean | undefined)[]): FoundListing["sellerType"] => {
  const codes = listOf(types).map((each) => foreignFigure(each, [0, 9]));
  if (codes.includes(1) || known.includes(false)) return "agency";
  return codes.includes(0) || known.includes(true) ? "particular" : null;
};

/** The last price before the current one, as the events of its adverts tell; their values are strings. */
const formerPriceOf = (adverts: readonly unknown[], now: number | null): number | null => {
  const changes = adverts
    .flatMap((advert) => listOf(rowOf(advert).events))
    .map(rowOf)
    .filter(({ fieldName }) => fieldName === "price")
    .toSorted((a, b) => foreignText(b.createdAt, 30).localeCompare(foreignText(a.createdAt, 30)));
  for (const change of changes) {
    const former = wholeFigure(change.fieldOldValue, PRICE);
    if (former !== null && former !== now) return former;
  }
  return null;
};

const streetOf = (places: readonly Row[]): string | null =>
  places.map(({ street, address }) => foreignText(street ?? address, 200)).find((text) => text !== "") ?? null;

const firstPlace = (places: readonly Row[]): LonLat | null =>
  places.map((place) => foreignPlace(place)).find((at) => at !== null) ?? null;

const RENT = 1;

/**
 * One property of the market API, of unknown origin: a figure that is absurd is unknown, text is bare, contacts are never
 * read. A word says why an entry is left out.
 */
export const readProperty = (
  raw: unknown,
  base: string,
): FoundListing | "illisible" | "location" | "sans-identifiant" => {
  if (!isRow(raw)) return "illisible";
  const id = foreignText(raw.uuid ?? raw["@id"], 120).replace(/^.*\//, "");
  if (!/^[\w-]{3,80}$/.test(id)) return "sans-identifiant";
  if (foreignFigure(raw.transactionType, [0, 9]) === RENT) return "location";
  const places = placesOf(raw.locations);
  const rawAdverts = listOf(raw.adverts).slice(0, MOST_ADVERTS);
  const adverts = rawAdverts.map(advertOf);
  const priceEur = wholeFigure(raw.price, PRICE);
  const photos = [...listOf(raw.pictures), ...listOf(raw.picturesRemote)].slice(0, 2 * MOST_PHOTOS);
  return {
    id,
    kind: KINDS[foreignFigure(raw.propertyType, [0, 99]) ?? -1] ?? "other",
    title: foreignText(raw.title, 200),
    description: foreignText(raw.description),
    priceEur,
    formerPriceEur: formerPriceOf(rawAdverts, priceEur),
    floorM2: foreignFigure(raw.surface, FLOOR),
    landM2: wholeFigure(raw.landSurface, LAND),
    rooms: wholeFigure(raw.room, ROOMS),
    bedrooms: wholeFigure(raw.bedroom, ROOMS),
    builtYear: wholeFigure(raw.constructionYear, YEAR),
    city: cityOf(raw.city),
    at: firstPlace(places),
    street: streetOf(places),
    energyClass: energyLetter(rowOf(raw.energy).category),
    emissionClass: energyLetter(rowOf(raw.greenHouseGas).category),
    energy: foreignFigure(rowOf(raw.energy).value, ENERGY),
    emission: foreignFigure(rowOf(raw.greenHouseGas).value, EMISSION),
    sellerType: sellerOf(
      raw.publisherTypes,
      adverts.map(({ isPrivate }) => isPrivate),
    ),
    photos: [...new Set(photos.flatMap((photo) => photoOf(photo, base) ?? []))].slice(0, MOST_PHOTOS),
    setAside: setAsideOf(photos, rawAdverts, base),
    publishedOn: foreignDay(raw.createdAt),
    updatedOn: foreignDay(raw.updatedAt),
    expired: typeof raw.expired === "boolean" ? raw.expired : null,
    adverts: adverts.map(({ isPrivate: _, ...advert }) => advert),
  };
};
