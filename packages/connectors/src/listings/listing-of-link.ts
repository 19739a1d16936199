import type { IsoDate } from "@lotir/units";
import type { FoundListing } from "./found-listing.ts";
import { foreignAddress } from "./read/foreign-address.ts";
import { energyLetter, FLOOR, LAND, PRICE, wholeFigure, YEAR } from "./read/foreign-figure.ts";
import { foreignText } from "./read/foreign-text.ts";

/** What a member typed of an advert seen elsewhere. */
export interface TypedListing {
  readonly id: string;
  readonly url: string;
  readonly inseeCode: string;
  readonly city: string;
  readonly type: "house" | "land";
  readonly title: string;
  readonly description: string;
  readonly price?: number | null | undefined;
  readonly surface?: number | null | undefined;
  readonly landSurface?: number | null | undefined;
  readonly builtYear?: number | null | undefined;
  readonly energyClass?: string | null | undefined;
  readonly ghgClass?: string | null | undefined;
  readonly publishedOn: IsoDate;
}

/** A link and a few facts, as any other listing; undefined where the link leads nowhere that may be opened. */
export const listingOfLink = (typed: TypedListing): FoundListing | undefined => {
  const url = foreignAddress(typed.url);
  if (url === null) return undefined;
  const priceEur = wholeFigure(typed.price, PRICE);
  const title = foreignText(typed.title, 200);
  return {
    id: typed.id,
    kind: typed.type,
    title: title === "" ? `${typed.type === "house" ? "Maison" : "Terrain"}, ${new URL(url).hostname}` : title,
    description: foreignText(typed.description),
    priceEur,
    formerPriceEur: null,
    floorM2: typed.type === "house" ? wholeFigure(typed.surface, FLOOR) : null,
    landM2: wholeFigure(typed.landSurface, LAND),
    rooms: null,
    bedrooms: null,
    builtYear: wholeFigure(typed.builtYear, YEAR),
    city: { name: foreignText(typed.city, 80), postcode: null, codeInsee: typed.inseeCode, centre: null },
    at: null,
    street: null,
    energyClass: energyLetter(typed.energyClass),
    emissionClass: energyLetter(typed.ghgClass),
    energy: null,
    emission: null,
    sellerType: null,
    photos: [],
    publishedOn: typed.publishedOn,
    updatedOn: null,
    expired: false,
    adverts: [{ publisher: new URL(url).hostname, url, priceEur, publishedOn: typed.publishedOn }],
  };
};
