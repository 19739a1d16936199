import type { Context } from "hono";
import { refusalOf, refuse } from "./refuse.ts";

/** A refusal where what is served is no JSON (a tile, a document), in the words of every other call. */
export const answerRefusal = (context: Context, code: Parameters<typeof refuse>[0]): Response => {
  const error = refuse(code);
  return context.json(refusalOf(error), error.status as 400 | 401 | 403 | 404);
};
