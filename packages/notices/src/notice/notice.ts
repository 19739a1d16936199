import { z } from "zod";

/** Sites whose pages are read, and the regime of what they sell. */
export const SITE_KEYS = ["licitor", "avoventes", "cessions"] as const;
export type SiteKey = (typeof SITE_KEYS)[number];

export const SaleRegime = z.enum(["judiciaire", "notariale", "domaniale"]);
export type SaleRegime = z.infer<typeof SaleRegime>;

export const GoodsKind = z.enum(["house", "land", "apartment", "building", "other"]);
export type GoodsKind = z.infer<typeof GoodsKind>;

/** `overbid-open`: sold, and anybody may still bid a tenth more. */
export const SaleStatus = z.enum(["upcoming", "postponed", "adjudicated", "overbid-open", "no-bid", "withdrawn"]);
export type SaleStatus = z.infer<typeof SaleStatus>;

const day = z.iso.date();
const short = z.string().max(200);

/** A parcel as the notice writes it; the commune is the notice's. */
export const CitedParcel = z.object({
  prefixe: z.string().regex(/^\d{3}$/),
  section: z.string().regex(/^[0-9A-Z]{1,2}$/),
  numero: z.string().regex(/^\d{1,4}$/),
  /** Its cadastral area where the notice gives one, m². */
  areaM2: z.number().positive().nullable(),
});
export type CitedParcel = z.infer<typeof CitedParcel>;

export const Visit = z.object({ on: day, from: z.string().nullable(), to: z.string().nullable() });
export type Visit = z.infer<typeof Visit>;

/** What is sold apart from the rest of a notice, at its own price. */
export const NoticeLot = z.object({
  number: z.number().int().min(1).max(500),
  kind: GoodsKind.nullable(),
  builtM2: z.number().positive().nullable(),
  landM2: z.number().positive().nullable(),
  startingPriceEur: z.number().positive().nullable(),
  resultEur: z.number().positive().nullable(),
  parcels: z.array(CitedParcel).max(60),
});
export type NoticeLot = z.infer<typeof NoticeLot>;

/** What the notice of a sale says. A fact that it does not give is null: it is never made up. */
export const Notice = z.object({
  site: z.enum(SITE_KEYS),
  id: short,
  regime: SaleRegime,
  city: short.nullable(),
  postalCode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  codeInsee: z
    .string()
    .regex(/^[0-9][0-9AB]\d{3}$/)
    .nullable(),
  street: short.nullable(),
  at: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
  court: short.nullable(),
  /** The office that sells, never a person. */
  office: short.nullable(),
  hearing: z.object({ on: day, at: z.string().nullable(), weekdayAgrees: z.boolean() }).nullable(),
  visits: z.array(Visit).max(20),
  status: SaleStatus,
  /** Sold again because somebody bid a tenth more. */
  isOverbid: z.boolean(),
  overbidUntil: day.nullable(),
  lots: z.array(NoticeLot).min(1).max(100),
});
export type Notice = z.infer<typeof Notice>;

/** Where a page of a site leads: each notice by its own path. */
export const ListedNotices = z.object({
  kind: z.literal("list"),
  notices: z.array(z.object({ id: short, path: z.string().max(400).startsWith("/") })).max(500),
});
export type ListedNotices = z.infer<typeof ListedNotices>;

export type PageKind = "list" | "notice";
export type ReadPage = ListedNotices | { readonly kind: "notice"; readonly notice: Notice };
