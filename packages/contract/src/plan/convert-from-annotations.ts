import { oc } from "@orpc/contract";
import { z } from "zod";
import { CanvasAnnotation } from "../division/canvas-annotation.ts";
import { DivisionPlan } from "../division/division.ts";
import { answer } from "../wire/answer.ts";

/** POST /api/division/convert-from-annotations: the plan behind objects of the canvas; a moved limit is solved again. */
export const convertFromAnnotations = oc
  .route({ method: "POST", path: "/division/convert-from-annotations", tags: ["division"] })
  .input(z.object({ annotations: z.array(CanvasAnnotation).max(2_000) }))
  .output(
    answer(
      DivisionPlan.extend({
        /** What the edit breaks, in French: the plan is shown all the same. */
        faults: z.array(z.string()),
      }),
    ),
  );
