import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PlanAddress } from "./plan.ts";

const SurveyedShape = z.object({
  layer: z.string(),
  points: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
  closed: z.boolean(),
  text: z.string().nullable(),
  /** Metres, of a single point that has one. */
  altitude: z.number().nullable(),
});

/** POST /api/properties/{id}/plans/{planId}/survey: `multipart/form-data`, a DXF or a GeoJSON under `survey`. It is read, and nothing is kept. */
export const readSurvey = oc
  .route({ method: "POST", path: "/properties/{propertyId}/plans/{planId}/survey", tags: ["plans"] })
  .input(PlanAddress.extend({ survey: z.file({ error: "Un plan est attendu : DXF ou GeoJSON." }) }))
  .output(
    answer(
      z.object({
        format: z.enum(["dxf", "geojson"]),
        /** The plane that its coordinates are those of: its points are then metres of the plan. Null: two points must place it. */
        plane: z.string().nullable(),
        shapes: z.array(SurveyedShape),
        /** Kinds of objects that are not read, and how many there were. */
        skipped: z.record(z.string(), z.number().int()),
      }),
    ),
  );
