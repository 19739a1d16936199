import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { ProjectStatus } from "./division-scenario.ts";

/** POST /api/division/projects/{projectId}/decision: an Admin approves the plan that is proposed, or sends it back with a word. */
export const decideProject = oc
  .route({ method: "POST", path: "/division/projects/{projectId}/decision", tags: ["division"] })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      decision: z.enum(["approved", "sent-back"], { error: "La décision est approved ou sent-back." }),
      word: text.trim().max(1_000, "Un mot compte 1 000 caractères au plus.").default(""),
      version: ReadVersion,
    }),
  )
  .output(answer(z.object({ projectId: z.string(), status: ProjectStatus, word: z.string(), version: z.number() })));
