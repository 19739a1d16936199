import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { CadastreChanges } from "./cadastre-changes.ts";
import { PropertyId } from "./property-id.ts";

/** GET /api/properties/{id}/cadastre: what today's cadastre made of the parcels that a property keeps. */
export const showCadastreChanges = oc
  .route({ method: "GET", path: "/properties/{id}/cadastre", tags: ["portfolio"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(CadastreChanges));
