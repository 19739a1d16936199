import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** True counts for the start page: what this installation really holds. */
const Home = z.object({
  communes: z.array(
    z.object({ codeInsee: z.string(), name: z.string(), parcels: z.number().int(), fictional: z.boolean() }),
  ),
  parcels: z.number().int(),
  scored: z.number().int(),
  sales: z.number().int(),
  properties: z.number().int(),
});
export type Home = z.infer<typeof Home>;

export const showHome = oc.route({ method: "GET", path: "/home", tags: ["accueil"] }).output(answer(Home));
