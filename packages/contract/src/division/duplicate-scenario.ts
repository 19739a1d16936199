import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { DivisionScenario } from "./division-scenario.ts";

/** POST /api/division/projects/{projectId}/scenarios: a scenario of one's own, beside the one it starts from. */
export const duplicateScenario = oc
  .route({ method: "POST", path: "/division/projects/{projectId}/scenarios", tags: ["division"] })
  .input(
    z.object({ projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."), from: text.max(80) }),
  )
  .output(answer(DivisionScenario));
