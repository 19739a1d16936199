import { z } from "zod";
import { MAX_CITIES } from "../parcelle/search-filters.ts";

/** Spec 1 §9. */
export const LISTING_DEFAULTS = { site: "both", maxPrice: 800_000, minSurface: 900, houseIncluded: "with" } as const;
export const MOST_LISTING_CITIES = MAX_CITIES;
export const DIVISIBLE_FROM_M2 = 900;
export const DESCRIPTION_PREVIEW = 150;
export const LISTING_TYPE_LABELS = {
  house: "Maison",
  land: "Terrain",
  apartment: "Appartement",
  other: "Autre bien",
} as const satisfies Record<string, string>;
export const ListingType = z.enum(Object.keys(LISTING_TYPE_LABELS) as [keyof typeof LISTING_TYPE_LABELS]);
export const EnergyClass = z.enum(["A", "B", "C", "D", "E", "F", "G"], {
  error: "Une classe d'énergie est une lettre, de A à G.",
});

const Place = z.object({ lat: z.number(), lon: z.number() });

/** One publication of the property: which agency asks how much, and where. */
export const ListingOffer = z.object({
  listingId: z.string(),
  source: z.string(),
  publisher: z.string().nullable(),
  price: z.number().nullable(),
  url: z.string().nullable(),
  publishedDate: z.string().nullable(),
});
export type ListingOffer = z.infer<typeof ListingOffer>;

/** A property for sale (spec 1 §3, "Listing"), its doubles across agencies gathered. What a source did not say is null. */
export const Listing = z.object({
  id: z.string(),
  title: z.string(),
  type: ListingType,
  city: z.string(),
  postalCode: z.string().nullable(),
  inseeCode: z.string(),
  price: z.number().nullable(),
  /** Before its last change; null where it never changed. */
  formerPrice: z.number().nullable(),
  /** Of ground, euros. */
  pricePerSqm: z.number().nullable(),
  surface: z.number().nullable(),
  landSurface: z.number().nullable(),
  /** Read in the words, not in a field. */
  landSurfaceEstimated: z.boolean(),
  rooms: z.number().nullable(),
  bedrooms: z.number().nullable(),
  builtYear: z.number().nullable(),
  publishedDate: z.string().nullable(),
  updatedDate: z.string().nullable(),
  /** When the organisation had it for the first time. */
  firstSeenAt: z.string(),
  source: z.string(),
  site: z.string(),
  sellerType: z.enum(["particular", "agency"]).nullable(),
  energyClass: EnergyClass.nullable(),
  ghgClass: EnergyClass.nullable(),
  /** Why it was put beside a parcel; null elsewhere. */
  matchReason: z.string().nullable(),
  description: z.string(),
  /** Addresses of this server: nobody else hears who looks. */
  images: z.array(z.string()),
  /** Addresses of photos and pages that its source gave, and that lead to no public site: not followed. */
  setAside: z.object({ photos: z.number().int(), pages: z.number().int() }),
  coordinates: Place.nullable(),
  location: Place.nullable(),
  address: z.string().nullable(),
  url: z.string().nullable(),
  advertUrl: z.string().nullable(),
  expired: z.boolean().nullable(),
  /** Its words say that it is sold or under offer. */
  isGone: z.boolean(),
  /** Its words say that it is a flat, whatever its field says. */
  mayBeFlat: z.boolean(),
  divisionPotential: z.object({
    /** Null where the ground is unknown. */
    isDivisible: z.boolean().nullable(),
    maxLots: z.number().int().nullable(),
    /** Lots found by the division engine on the parcel, or the estimate of the area alone. */
    basis: z.enum(["moteur", "estimation"]),
  }),
  /** The parcel that a member said is the one. */
  mapping: z
    .object({ parcelId: z.string(), confirmedBy: z.string().nullable(), confirmedAt: z.string().nullable() })
    .nullable(),
  /** Every publication, this one first; one where it has no double. */
  offers: z.array(ListingOffer),
  fictional: z.boolean(),
});
export type Listing = z.infer<typeof Listing>;

export const ListingId = z.string().regex(/^[a-z]{2,12}_[0-9A-Za-z-]{1,80}$/, "Cette annonce n'existe pas.");

/** Where adverts of a city come from, and what is missing of them. */
export const ListingSourceState = z.object({
  inseeCode: z.string(),
  source: z.string(),
  /** `kept`: only what the organisation holds already; the reason is in the sentence. */
  status: z.enum(["fresh", "cut", "kept", "no-key", "off"]),
  sentence: z.string().nullable(),
});
export type ListingSourceState = z.infer<typeof ListingSourceState>;
