import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** DELETE /api/account/sessions: every session of who asks is over, but the one that asks. */
export const endOtherSessions = oc
  .route({ method: "DELETE", path: "/account/sessions", tags: ["identité"] })
  .output(answer(z.object({ ended: z.number().int() })));
