import { z } from "zod";
import { ParcelGeometry } from "../wire/geojson.ts";
import { Lot } from "./lot.ts";
import { Property } from "./property.ts";
import { PropertyAnalysis } from "./property-money.ts";

/** One parcel that a property is made of. A parcel that a property was added from is validated at once. */
export const PropertyParcel = z.object({
  id: z.string(),
  parcelId: z.string(),
  cadastralReference: z.string(),
  section: z.string(),
  numero: z.string(),
  surface: z.number().nullable(),
  status: z.enum(["proposed", "validated"]),
  vintage: z.string(),
  geometry: ParcelGeometry,
});
export type PropertyParcel = z.infer<typeof PropertyParcel>;

/** A property with all that hangs from it (spec 2 §3). */
export const PropertySheet = Property.extend({
  title: z.string(),
  fullAddress: z.string(),
  hasBuilding: z.boolean().nullable(),
  notes: z.string(),
  notesVersion: z.number().int(),
  /** Who wrote them last, and when; null before, or when nobody is known any more. */
  notesBy: z.string().nullable(),
  notesAt: z.string().nullable(),
  images: z.array(z.string()),
  photos: z.array(z.string()),
  potentialLots: z.array(Lot),
  financialAnalysis: PropertyAnalysis.nullable(),
  /** What changed since the last analysis was made, in French; nothing before there is one. */
  analysisChanges: z.array(z.string()),
  parcelMappings: z.array(z.object({ parcels: z.array(PropertyParcel) })),
  geometry: ParcelGeometry.nullable(),
  /** Whether the user declared its parcels of one owner or indivision. */
  oneOwner: z.boolean(),
  /**
   * What its validated parcels are together: one parcel, one unité foncière (touching, of one owner: Conseil d'État,
   * 27 June 2005, n° 264667), or only the ground of the operation.
   */
  ground: z.enum(["parcelle", "unite-fonciere", "assiette"]),
  /** Whether its validated parcels touch, from one to the next. */
  touching: z.boolean(),
  /** Who added it; null when nobody is known any more. */
  addedBy: z.string().nullable(),
});
export type PropertySheet = z.infer<typeof PropertySheet>;

export const PROPERTY_FIELD_LABELS = { name: "Nom", address: "Adresse", status: "Statut" } as const;
