import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PropertyId } from "./property-id.ts";

/** For how long a deletion may be undone, ms. */
export const UNDO_MS = 10_000;

/** DELETE /api/properties/{id}: hidden at once, gone with all that hangs from it once it can no longer be undone. */
export const deleteProperty = oc
  .route({ method: "DELETE", path: "/properties/{id}", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(z.object({ id: z.string(), undoUntil: z.string() })));
