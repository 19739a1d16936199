import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { ParcelGeometry } from "../wire/geojson.ts";
import { ParcelData, PlanCanvas } from "./plan.ts";
import { SpecAnnotation } from "./spec-annotation.ts";

const Stroke = z.object({ stroke: z.string(), fill: z.string().nullable(), strokeWidth: z.number() });

/** GET /api/vector-plans/{propertyId}: the cadastral plan of a property as shapes (spec 2 §3, Vector plan). */
export const showVectorPlan = oc
  .route({ method: "GET", path: "/vector-plans/{propertyId}", tags: ["plans"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(
    answer(
      z.object({
        planId: z.string(),
        parcel: z.object({
          geometry: ParcelGeometry,
          properties: z.object({ section: z.string(), numero: z.string(), surface: z.number().nullable() }),
        }),
        buildings: ParcelData.shape.buildings,
        styles: z.object({ parcel: Stroke, building: Stroke }),
        renderingMetadata: z.object({
          canvasWidth: z.number(),
          canvasHeight: z.number(),
          bbox: PlanCanvas.shape.bbox,
          pixelsPerMeter: z.number(),
          scale: z.number(),
        }),
        metadata: z.object({ divisionData: z.object({ annotations: z.array(SpecAnnotation) }).nullable() }),
      }),
    ),
  );
