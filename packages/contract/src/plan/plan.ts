import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { ParcelGeometry } from "../wire/geojson.ts";
import { SpecAnnotation } from "./spec-annotation.ts";

/** The API keeps the values of the specification (spec 2 §3); people read where a plan comes from. */
export const PLAN_SOURCE_LABELS = {
  ign: "IGN",
  "ai-generated": "Lotir",
  "user-modified": "Modifié",
  manual: "Manuel",
} as const satisfies Record<string, string>;

export const PLAN_TYPE_LABELS = {
  cadastral: "Plan cadastral",
  "division-ai": "Plan de division",
  "lot-detail": "Détail d'un lot",
  other: "Autre plan",
} as const satisfies Record<string, string>;

export const PlanType = z.enum(["cadastral", "division-ai", "lot-detail", "other"]);
export type PlanType = z.infer<typeof PlanType>;
export const PlanSource = z.enum(["ign", "ai-generated", "user-modified", "manual"]);
export type PlanSource = z.infer<typeof PlanSource>;

export const PlanAddress = z.object({
  propertyId: PropertyId,
  planId: z.uuid("Ce plan n'existe pas, ou il a été supprimé."),
});

/** A plan in a list (spec 2 §3). */
export const PlanItem = z.object({
  id: z.string(),
  propertyId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: PlanType,
  source: PlanSource,
  /** m² of ground. */
  surface: z.number().nullable(),
  buildingCount: z.number().int(),
  createdAt: z.string(),
  /** When the cadastre was read; null for a plan that it did not give. */
  importedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Of the cadastre it stands on. */
  vintage: z.string().nullable(),
  fictional: z.boolean(),
  /** Of its name. */
  version: z.number().int(),
  /** Rises at each change of what is drawn. */
  revision: z.number().int(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  property: z.object({ name: z.string(), address: z.string() }),
});
export type PlanItem = z.infer<typeof PlanItem>;

const Box = z.object({ minX: z.number(), minY: z.number(), maxX: z.number(), maxY: z.number() });

/** How the metres of a plan are laid on the canvas (spec 2 §9). */
export const PlanCanvas = z.object({
  width: z.number(),
  height: z.number(),
  pixelsPerMeter: z.number(),
  /** Metres of the plan. */
  bbox: Box,
  /** Metres of ground per metre of paper, at 96 pixels an inch. */
  scale: z.number(),
});

export const ParcelData = z.object({
  surface: z.number().nullable(),
  parcels: z.array(
    z.object({
      id: z.string(),
      section: z.string(),
      numero: z.string(),
      surface: z.number().nullable(),
      geometry: ParcelGeometry,
    }),
  ),
  buildings: z.array(
    z.object({
      id: z.string(),
      type: z.enum(["house", "garage", "pool", "shed", "other"]),
      /** m² on the ground. */
      surface: z.number(),
      /** Degrees. */
      gpsGeometry: ParcelGeometry,
      /** Pixels of the canvas. */
      geometry: ParcelGeometry,
    }),
  ),
});
export type ParcelData = z.infer<typeof ParcelData>;

/** A plan whole, in the words of the specification. */
export const Plan = PlanItem.extend({
  parcelData: ParcelData,
  annotations: z.array(SpecAnnotation),
  canvas: PlanCanvas,
});
export type Plan = z.infer<typeof Plan>;

/** Where the metres of a plan stand. */
export const PlanFrame = z.object({
  epsg: z.number().int(),
  origin: z.tuple([z.number(), z.number()]).readonly(),
  scale: z.number(),
});
