import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PropertyPluRules } from "./property-plu.ts";

/** GET /api/properties/{id}/plu/rules (spec 2 §7): 404 while there are none; with `autoExtract`, their reading starts. */
export const showPropertyPluRules = oc
  .route({ method: "GET", path: "/properties/{id}/plu/rules", tags: ["urbanisme"] })
  .input(z.object({ id: PropertyId, autoExtract: z.stringbool().optional() }))
  .output(answer(PropertyPluRules));
