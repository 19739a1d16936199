import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { CanvasAnnotation } from "./canvas-annotation.ts";
import { DivisionScenario } from "./division-scenario.ts";

const ScenarioName = text
  .trim()
  .min(1, "Le nom ne peut pas être vide.")
  .max(120, "Le nom d'un scénario compte 120 caractères au plus.");

/**
 * PUT /api/division/projects/{projectId}/scenarios/{scenarioId} (spec 2 §7): scenario fields plus plan. The plan is drawn
 * again from its program, measured, checked and balanced here: figures that come with it are not believed.
 */
export const updateScenario = oc
  .route({ method: "PUT", path: "/division/projects/{projectId}/scenarios/{scenarioId}", tags: ["division"] })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      scenarioId: text.max(80),
      name: ScenarioName.optional(),
      annotations: z.array(CanvasAnnotation).max(2_000, "2 000 annotations au plus.").optional(),
      divisionPlan: z.looseObject({ program: z.unknown() }).optional(),
      version: ReadVersion,
    }),
  )
  .output(answer(DivisionScenario.extend({ version: z.number().int() })));
