import { z } from "zod";

/** A parcel of today's cadastre that stands on the ground of a former one. */
export const ParcelSuccessor = z.object({
  parcelId: z.string(),
  section: z.string(),
  numero: z.string(),
  /** Official area, m²; null when the cadastre does not say it. */
  surface: z.number().nullable(),
  /** Ground that both have, m² on the drawing. */
  sharedM2: z.number(),
  /** Share of its own ground that the former parcel had: 1 when it lies wholly inside. */
  shareOfItself: z.number().min(0).max(1),
});
export type ParcelSuccessor = z.infer<typeof ParcelSuccessor>;

/**
 * What an edition of the cadastre made of a parcel that a property keeps. `same`: as it was; `redrawn`: its number stays,
 * its limits or its area change; `renumbered`: another number on the same ground; `divided`, `merged`: several parcels, or
 * a larger one, on its ground; `gone`: nothing on its ground; `unknown`: its commune is not loaded.
 */
export const ParcelFate = z.object({
  parcelId: z.string(),
  section: z.string(),
  numero: z.string(),
  surface: z.number().nullable(),
  /** The edition that the property has of it. */
  vintage: z.string(),
  fate: z.enum(["same", "redrawn", "renumbered", "divided", "merged", "gone", "unknown"]),
  successors: z.array(ParcelSuccessor),
});
export type ParcelFate = z.infer<typeof ParcelFate>;

export const CadastreChanges = z.object({
  propertyId: z.string(),
  name: z.string(),
  /** The edition that the property is compared with; null while its commune is not loaded. */
  edition: z.string().nullable(),
  hasChanged: z.boolean(),
  parcels: z.array(ParcelFate),
});
export type CadastreChanges = z.infer<typeof CadastreChanges>;
