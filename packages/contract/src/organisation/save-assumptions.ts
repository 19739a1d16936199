import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { Assumptions, OwnAssumptions } from "./assumptions.ts";

/** PUT /api/assumptions, by an Admin. */
export const saveAssumptions = oc
  .route({ method: "PUT", path: "/assumptions", tags: ["bilan"] })
  .input(z.object({ assumptions: Assumptions, version: ReadVersion }))
  .output(answer(OwnAssumptions));
