import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** POST /api/dashboard/visits: the member is here; `since` is the end of his visit before this one. */
export const recordVisit = oc
  .route({ method: "POST", path: "/dashboard/visits", tags: ["tableau de bord"] })
  .output(answer(z.object({ since: z.string().nullable() })));
