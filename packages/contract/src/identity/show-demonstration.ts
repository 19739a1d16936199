import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** The demonstration account, where this installation has one; its commune is fictional. Open to signed-out visitors. */
export const showDemonstration = oc.route({ method: "GET", path: "/demonstration", tags: ["accueil"] }).output(
  answer(
    z
      .object({
        email: z.string(),
        password: z.string(),
        commune: z.object({ codeInsee: z.string(), name: z.string() }),
      })
      .nullable(),
  ),
);
