import { oc } from "@orpc/contract";
import { z } from "zod";
import { CanvasAnnotation } from "../division/canvas-annotation.ts";
import { answer } from "../wire/answer.ts";

/** POST /api/division/convert-to-annotations: a plan as objects of the canvas, exact both ways. */
export const convertToAnnotations = oc
  .route({ method: "POST", path: "/division/convert-to-annotations", tags: ["division"] })
  .input(
    z.object({
      divisionPlan: z.looseObject({ sheet: z.unknown(), access: z.array(z.unknown()).optional() }),
      options: z
        .object({ includeLabels: z.boolean().default(true), includeMeasurements: z.boolean().default(true) })
        .default({ includeLabels: true, includeMeasurements: true }),
    }),
  )
  .output(answer(z.object({ annotations: z.array(CanvasAnnotation) })));
