import { oc } from "@orpc/contract";
import { z } from "zod";
import { PLAN_EXPORT_FORMATS, PLAN_SCALES } from "../wire/drawing-export.ts";
import { PlanAddress } from "./plan.ts";

/** GET /api/properties/{id}/plans/{planId}/export: the plan on paper at an exact scale, or as a file for a surveyor. */
export const exportPlan = oc
  .route({ method: "GET", path: "/properties/{propertyId}/plans/{planId}/export", tags: ["plans"] })
  .input(
    PlanAddress.extend({
      format: z.enum(PLAN_EXPORT_FORMATS, { error: "Format d'export inconnu : pdf, svg, png, dxf, geojson ou kml." }),
      /** The largest that the sheet holds, where none is asked. */
      scale: z.coerce
        .number()
        .pipe(z.literal(PLAN_SCALES, { error: "Échelle inconnue : 100, 200, 250, 500, 1000 ou 2000." }))
        .optional(),
      paper: z.enum(["a4", "a3"], { error: "Feuille inconnue : a4 ou a3." }).default("a4"),
      orientation: z.enum(["portrait", "landscape"], { error: "Sens inconnu : portrait ou landscape." }).optional(),
      /** Of a DXF: the conic zone that surveyors deliver in, or the projection of the plan. */
      plane: z.enum(["conic", "legal"], { error: "Projection inconnue : conic ou legal." }).default("conic"),
    }),
  )
  .output(z.file());
