import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { ProjectStatus } from "./division-scenario.ts";

/** POST /api/division/projects/{projectId}/ready-for-approval (spec 2 §7). */
export const proposeProject = oc
  .route({ method: "POST", path: "/division/projects/{projectId}/ready-for-approval", tags: ["division"] })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      /** The scenario that is proposed; the one with the highest return unless told. */
      scenarioId: text.max(80).optional(),
      version: ReadVersion,
    }),
  )
  .output(answer(z.object({ projectId: z.string(), status: ProjectStatus, chosen: z.string(), version: z.number() })));
