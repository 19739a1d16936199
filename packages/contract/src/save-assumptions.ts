import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "./answer.ts";
import { Assumptions, OwnAssumptions } from "./assumptions.ts";
import { ReadVersion } from "./changed-meanwhile.ts";

/** PUT /api/assumptions, by an Admin. */
export const saveAssumptions = oc
  .route({ method: "PUT", path: "/assumptions", tags: ["bilan"] })
  .input(z.object({ assumptions: Assumptions, version: ReadVersion }))
  .output(answer(OwnAssumptions));
