import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "./answer.ts";
import { City } from "./commune.ts";
import { text } from "./text.ts";

/** GET /api/cities/autocomplete: fewer than 2 letters answers an empty list. `unavailable`: why some cities may be missing. */
export const autocompleteCities = oc
  .route({ method: "GET", path: "/cities/autocomplete", tags: ["recherche"] })
  .input(z.object({ q: text.max(80) }))
  .output(answer(z.array(City)).extend({ unavailable: z.string().nullable() }));
