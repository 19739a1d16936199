import type { Context } from "hono";
import { refusalOf, refuse } from "../refuse.ts";

/** Digits alone: `Number` reads much else as one ("0x1", "1e3", a blank). NaN for what is none. */
export const wholeOf = (text: string | undefined): number => (/^\d{1,8}$/.test(text ?? "") ? Number(text) : Number.NaN);

/** A tile refused, in the words of every other call. */
export const refuseTile = (context: Context, code: Parameters<typeof refuse>[0]): Response => {
  const error = refuse(code);
  return context.json(refusalOf(error), error.status as 400 | 401 | 403 | 404);
};
