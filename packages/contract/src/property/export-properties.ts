import { oc } from "@orpc/contract";
import { z } from "zod";
import { text } from "../wire/text.ts";

export const EXPORT_FORMATS = ["csv", "xlsx", "geojson"] as const;

/** GET /api/exports/properties: the portfolio as a file, or the properties named (`ids`, comma separated). */
export const exportProperties = oc
  .route({ method: "GET", path: "/exports/properties", tags: ["portfolio"] })
  .input(
    z.object({
      format: z.enum(EXPORT_FORMATS, { error: "Format d'export inconnu : csv, xlsx ou geojson." }),
      ids: text.max(40_000).optional(),
    }),
  )
  .output(z.file());
