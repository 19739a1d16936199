import type { UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { IsoDate } from "@lotir/units";

export const LISTING_KINDS = ["house", "land", "apartment", "other"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** One publication of the same property: an agency, its price, its page. */
export interface FoundAdvert {
  /** An agency or a site; never a person. */
  readonly publisher: string | null;
  readonly url: string | null;
  readonly priceEur: number | null;
  readonly publishedOn: IsoDate | null;
}

/**
 * A property for sale as a source tells it, checked: text without markup, figures in range or null (unknown), addresses
 * of pages and photos over https only. No name, telephone or address of a person is in it.
 */
export interface FoundListing {
  /** The source's own id. */
  readonly id: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly description: string;
  readonly priceEur: number | null;
  /** What was asked before the last change. */
  readonly formerPriceEur: number | null;
  /** m² of dwelling. */
  readonly floorM2: number | null;
  /** m² of ground. */
  readonly landM2: number | null;
  readonly rooms: number | null;
  readonly bedrooms: number | null;
  readonly builtYear: number | null;
  readonly city: {
    readonly name: string;
    readonly postcode: string | null;
    readonly codeInsee: string | null;
    /** The town's centre, not the property. */
    readonly centre: LonLat | null;
  };
  readonly at: LonLat | null;
  readonly street: string | null;
  /** A to G. */
  readonly energyClass: string | null;
  readonly emissionClass: string | null;
  /** kWh of primary energy and kg of CO2, each per m² and year. */
  readonly energy: number | null;
  readonly emission: number | null;
  readonly sellerType: "particular" | "agency" | null;
  readonly photos: readonly string[];
  /** Addresses of photos, or of its page, that lead to no public site; undefined on what was kept before they were counted. */
  readonly setAside?: { readonly photos: number; readonly pages: number } | undefined;
  readonly publishedOn: IsoDate | null;
  readonly updatedOn: IsoDate | null;
  readonly expired: boolean | null;
  readonly adverts: readonly FoundAdvert[];
}

/** What a source answered: what could be read, and how many entries were left out, by reason. */
export interface FoundListings {
  readonly listings: readonly FoundListing[];
  readonly leftOut: Readonly<Record<string, number>>;
  /** There were more than one search takes. */
  readonly isCut: boolean;
  /** Why the pages after the first ones are missing; undefined where none failed. */
  readonly broken: UpstreamFailure | undefined;
}
