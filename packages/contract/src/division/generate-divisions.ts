import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { CanvasAnnotation } from "./canvas-annotation.ts";
import { DivisionReason } from "./division.ts";
import { DivisionScenario, DivisionWishes } from "./division-scenario.ts";

/** POST /api/division/generate (spec 2 §7): scenarios from real plans, kept as a project of the property. */
export const generateDivisions = oc
  .route({ method: "POST", path: "/division/generate", tags: ["division"] })
  .input(DivisionWishes.extend({ propertyId: PropertyId }))
  .output(
    answer(
      z.object({
        projectId: z.string(),
        scenarios: z.array(DivisionScenario),
        /** Why some numbers of lots have no scenario. */
        refusals: z.array(DivisionReason),
        remarks: z.array(z.string()),
        /** Spec 2 §3: reason, details and recommendations, where nothing could be drawn. */
        nonDivisible: CanvasAnnotation.nullable(),
        /** Stopped before its end: what had been found is here. */
        stopped: z.boolean(),
      }),
    ),
  );
