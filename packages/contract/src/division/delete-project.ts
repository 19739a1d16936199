import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** DELETE /api/division/projects/{projectId}: its scenarios go with it. */
export const deleteProject = oc
  .route({ method: "DELETE", path: "/division/projects/{projectId}", tags: ["division"] })
  .input(z.object({ projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé.") }))
  .output(answer(z.object({ projectId: z.string() })));
