import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Property } from "./property.ts";

/** GET /api/properties: the organisation's portfolio; `properties` repeats `data` (spec 2 §7 reads either). */
export const listProperties = oc
  .route({ method: "GET", path: "/properties", tags: ["portfolio"] })
  .output(answer(z.array(Property)).extend({ properties: z.array(Property) }));
