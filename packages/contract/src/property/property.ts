import { z } from "zod";

/** Portfolio status values and their labels (spec 2 §4). An unknown status is shown raw. */
export const PROPERTY_STATUS_LABELS = {
  cadastre: "Cadastre",
  annonce: "Annonce",
  proposition_achat_en_cours: "Proposition en cours",
  promesse_achat_en_cours: "Promesse signée",
  en_gestion: "En gestion",
  en_vente: "En vente",
  vendue: "Vendue",
} as const satisfies Record<string, string>;

export const Property = z.object({
  id: z.string(),
  _id: z.string(),
  listingId: z.string().nullable(),
  parcelId: z.string(),
  cadastralReference: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string().nullable(),
  inseeCode: z.string(),
  status: z.string(),
  /** A parcel with something built on it is a house; land otherwise, and where nobody knew (spec 2 §3). */
  type: z.enum(["land", "house"]),
  source: z.string(),
  parcelsCount: z.number().int(),
  surface: z.number(),
  landSurface: z.number(),
  totalSurface: z.number(),
  price: z.number().nullable(),
  opportunityScore: z.number().nullable(),
  pluZone: z.string().nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  outline: z.string().nullable(),
  vintage: z.string().nullable(),
  fictional: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  lastUpdate: z.string(),
});
export type Property = z.infer<typeof Property>;
