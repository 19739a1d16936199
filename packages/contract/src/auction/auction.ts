import { z } from "zod";

export const AUCTION_SITE_LABELS = {
  licitor: "Licitor",
  avoventes: "Avoventes",
  cessions: "Cessions de l'État",
} as const;
export const AuctionSiteKey = z.enum(["licitor", "avoventes", "cessions"]);
export type AuctionSiteKey = z.infer<typeof AuctionSiteKey>;

export const REGIME_LABELS = {
  judiciaire: "Vente judiciaire",
  notariale: "Vente notariale",
  domaniale: "Vente de l'État",
} as const;
export const AUCTION_STATUS_LABELS = {
  upcoming: "À venir",
  postponed: "Reportée",
  adjudicated: "Adjugée",
  "overbid-open": "Adjugée, surenchère possible",
  "no-bid": "Carence d'enchères",
  withdrawn: "Retirée",
} as const;
export const AuctionStatus = z.enum(["upcoming", "postponed", "adjudicated", "overbid-open", "no-bid", "withdrawn"]);
export const GOODS_LABELS = {
  house: "Maison",
  land: "Terrain",
  apartment: "Appartement",
  building: "Immeuble",
  other: "Autre bien",
} as const;

/** A place of the list of regions: a slug of the address, and a name. */
export const AuctionRegion = z.object({ slug: z.string(), name: z.string(), fictional: z.boolean() });
export type AuctionRegion = z.infer<typeof AuctionRegion>;
export const RegionSlug = z
  .string({ error: "Veuillez sélectionner une région" })
  .regex(/^[a-z0-9-]{1,60}$/, "Veuillez sélectionner une région");

/** How a parcel was found for a sale, and how sure it is. */
export const AuctionMatch = z.object({
  by: z.enum(["reference", "point", "address", "none"]),
  /** 0 to 1. */
  confidence: z.number(),
  sentence: z.string(),
});
export type AuctionMatch = z.infer<typeof AuctionMatch>;

export const AuctionParcel = z.object({
  parcelId: z.string(),
  section: z.string(),
  numero: z.string(),
  surface: z.number().nullable(),
});

const Cost = z.object({ label: z.string(), amountEur: z.number(), source: z.string(), status: z.string() });

/** What a bidder needs: three prices, what each leaves, and the law of the sale. */
export const AuctionMoney = z.object({
  estimate: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** What such a sale usually ends at; null where nothing allows to say. */
  expected: z
    .object({ priceEur: z.number(), lowEur: z.number(), highEur: z.number(), sentence: z.string() })
    .nullable(),
  /** Costs of an adjudication at the starting bid, in the order of a deed; the bid is not one of them. */
  costs: z.array(Cost),
  costsEur: z.number(),
  /** The highest bid that leaves the wished margin; null without a plan. */
  highestBidEur: z.number().nullable(),
  targetMargin: z.number(),
  profitAtStartEur: z.number().nullable(),
  profitAtExpectedEur: z.number().nullable(),
  /** Conditions of the sale in French, each with its article. */
  terms: z.array(z.object({ sentence: z.string(), source: z.string() })),
  note: z.string().nullable(),
});
export type AuctionMoney = z.infer<typeof AuctionMoney>;

export const AuctionChange = z.object({ on: z.string(), sentence: z.string() });

/** One lot of a sale (spec 1 §3) with what was found of it. */
export const Auction = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** Starting bid, euros. */
  price: z.number().nullable(),
  landSurface: z.number().nullable(),
  pricePerSqm: z.number().nullable(),
  marketPricePerSqm: z.number().nullable(),
  estimatedProfit: z.number().nullable(),
  maxLots: z.number().int().nullable(),
  isDivisible: z.boolean().nullable(),
  /** What says so: the engine, or the land alone (spec 1 §9). */
  divisibleBy: z.enum(["moteur", "surface"]).nullable(),
  hasCadastre: z.boolean(),
  auctionDate: z.string().nullable(),
  auctionTime: z.string().nullable(),
  /** The day of the week that the notice writes is not that of its date. */
  isDateDoubtful: z.boolean(),
  daysLeft: z.number().int().nullable(),
  detailUrl: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  site: AuctionSiteKey,
  regime: z.enum(["judiciaire", "notariale", "domaniale"]),
  kind: z.enum(["house", "land", "apartment", "building", "other"]).nullable(),
  builtSurface: z.number().nullable(),
  city: z.string().nullable(),
  inseeCode: z.string().nullable(),
  court: z.string().nullable(),
  office: z.string().nullable(),
  visits: z.array(z.object({ on: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  status: AuctionStatus,
  isOverbid: z.boolean(),
  overbidUntil: z.string().nullable(),
  resultEur: z.number().nullable(),
  lot: z.object({ number: z.number().int(), of: z.number().int() }),
  match: AuctionMatch,
  parcels: z.array(AuctionParcel),
  money: AuctionMoney.nullable(),
  changes: z.array(AuctionChange),
  /** The same sale on other sites. */
  alsoOn: z.array(z.object({ site: AuctionSiteKey, url: z.string() })),
  readOn: z.string(),
  source: z.string(),
  fictional: z.boolean(),
  /** The property that was added from it; null while none was. */
  propertyId: z.string().nullable(),
});
export type Auction = z.infer<typeof Auction>;

export const AuctionStats = z.object({
  total: z.number().int(),
  withCadastre: z.number().int(),
  divisible: z.number().int(),
  /** Of starting bids over ground, €/m²; null where no land is known. */
  avgPricePerSqm: z.number().nullable(),
});
export type AuctionStats = z.infer<typeof AuctionStats>;

/** What a reading found of one site. */
export const SiteReading = z.object({
  site: AuctionSiteKey,
  name: z.string(),
  status: z.enum(["waiting", "reading", "read", "partial", "failed", "off"]),
  pages: z.number().int(),
  notices: z.number().int(),
  done: z.number().int(),
  /** In French; null when all went well. */
  problem: z.string().nullable(),
});
export type SiteReading = z.infer<typeof SiteReading>;

/** A search under way, or the last one of the region. */
export const AuctionSearch = z.object({
  region: z.string(),
  status: z.enum(["none", "running", "done", "cancelled"]),
  sites: z.array(SiteReading),
  /** Share of what is known to be read, 0 to 1. */
  progress: z.number(),
  sales: z.number().int(),
  changes: z.number().int(),
  at: z.string().nullable(),
});
export type AuctionSearch = z.infer<typeof AuctionSearch>;
