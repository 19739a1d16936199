import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

const AskedSource = z.object({
  /** As French sentences name it. */
  name: z.string(),
  licence: z.string(),
  /** What it gives, in French. */
  gives: z.string(),
  /** Loaded with a commune, or asked when somebody looks. */
  when: z.enum(["chargement", "demande"]),
});

/** GET /api/sources: every source that this installation asks, with its licence. */
export const listSources = oc
  .route({ method: "GET", path: "/sources", tags: ["accueil"] })
  .output(answer(z.array(AskedSource)));
