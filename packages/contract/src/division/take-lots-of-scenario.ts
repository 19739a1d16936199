import { oc } from "@orpc/contract";
import { z } from "zod";
import { Lot } from "../property/lot.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";

/**
 * POST /api/division/projects/{projectId}/scenarios/{scenarioId}/take-lots: the lots of its saved plan become those of the
 * property, in the place of those taken from a plan before. Lots entered by hand stay.
 */
export const takeLotsOfScenario = oc
  .route({
    method: "POST",
    path: "/division/projects/{projectId}/scenarios/{scenarioId}/take-lots",
    tags: ["division"],
  })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      scenarioId: text.max(80),
    }),
  )
  .output(answer(z.array(Lot)));
