import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

/** GET /api/properties/{id}/bank-note: two pages for a banker or a seller, as a PDF. */
export const writeBankNote = oc
  .route({ method: "GET", path: "/properties/{id}/bank-note", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(z.file());
