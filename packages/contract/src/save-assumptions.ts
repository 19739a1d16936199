import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "./answer.ts";
import { Assumptions, OwnAssumptions } from "./assumptions.ts";

/** PUT /api/assumptions, by an Admin. `version` is the one that was read: another since then refuses the change. */
export const saveAssumptions = oc
  .route({ method: "PUT", path: "/assumptions", tags: ["bilan"] })
  .input(z.object({ assumptions: Assumptions, version: z.number().int().min(0) }))
  .output(answer(OwnAssumptions));
