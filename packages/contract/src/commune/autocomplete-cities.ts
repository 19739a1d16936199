import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { City, CodeInsee } from "./commune.ts";

/**
 * GET /api/cities/autocomplete: `q` begins a name, or is a postcode (5 digits); fewer than 2 letters answers an empty
 * list. `code` asks for one city by its INSEE code instead: a shared address names its cities so, and five digits alone
 * cannot say which of the two they are. `unavailable`: why some cities may be missing.
 */
export const autocompleteCities = oc
  .route({ method: "GET", path: "/cities/autocomplete", tags: ["recherche"] })
  .input(z.object({ q: text.max(80).default(""), code: CodeInsee.optional() }))
  .output(answer(z.array(City)).extend({ unavailable: z.string().nullable() }));
