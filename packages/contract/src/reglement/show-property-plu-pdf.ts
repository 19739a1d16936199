import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PropertyPluPdf } from "./property-plu.ts";

/** GET /api/properties/{id}/plu-pdf (spec 2 §7). */
export const showPropertyPluPdf = oc
  .route({ method: "GET", path: "/properties/{id}/plu-pdf", tags: ["urbanisme"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(PropertyPluPdf));
