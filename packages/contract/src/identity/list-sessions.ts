import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

const OpenSession = z.object({
  id: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** As its browser named itself; null when it did not. */
  userAgent: z.string().nullable(),
  /** Of the network it was opened from; null when unknown. */
  address: z.string().nullable(),
  openedAt: z.string(),
  /** Written every ten minutes at most. */
  seenAt: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** GET /api/account/sessions: where the account of who asks is open; this one first, then the latest seen. */
export const listSessions = oc
  .route({ method: "GET", path: "/account/sessions", tags: ["identité"] })
  .output(answer(z.array(OpenSession)));
