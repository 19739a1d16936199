import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** DELETE /api/account/sessions/{sessionId}: a session of who asks is over, its calls and its sockets at once. */
export const endSession = oc
  .route({ method: "DELETE", path: "/account/sessions/{sessionId}", tags: ["identité"] })
  .input(z.object({ sessionId: z.uuid("Cette session n'existe pas.") }))
  .output(answer(z.object({ id: z.string() })));
