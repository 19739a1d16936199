import { oc } from "@orpc/contract";
import { z } from "zod";
import { PLAN_EXPORT_FORMATS, PLAN_SCALES } from "../wire/drawing-export.ts";
import { text } from "../wire/text.ts";

/** GET /api/division/projects/{projectId}/scenarios/{scenarioId}/drawing: its plan on paper at an exact scale, or for a surveyor. */
export const drawScenario = oc
  .route({ method: "GET", path: "/division/projects/{projectId}/scenarios/{scenarioId}/drawing", tags: ["division"] })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      scenarioId: text.max(80),
      format: z.enum(PLAN_EXPORT_FORMATS, { error: "Format d'export inconnu : pdf, svg, png, dxf, geojson ou kml." }),
      /** The largest that the sheet holds, where none is asked. */
      scale: z.coerce
        .number()
        .pipe(z.literal(PLAN_SCALES, { error: "Échelle inconnue : 100, 200, 250, 500, 1000 ou 2000." }))
        .optional(),
      paper: z.enum(["a4", "a3"], { error: "Feuille inconnue : a4 ou a3." }).default("a4"),
      /** The version that the address was made for: a new one is another address. */
      version: z.coerce.number().int().optional(),
    }),
  )
  .output(z.file());
