import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { OwnAssumptions } from "./assumptions.ts";

/** GET /api/assumptions: the organisation's, or the public ones. */
export const showAssumptions = oc
  .route({ method: "GET", path: "/assumptions", tags: ["bilan"] })
  .output(answer(OwnAssumptions));
