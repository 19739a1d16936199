import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { CadastreChanges } from "./cadastre-changes.ts";
import { MOST_PARCELS } from "./map-parcels.ts";
import { PropertyId } from "./property-id.ts";

/**
 * POST /api/properties/{id}/cadastre: the property takes its ground from today's cadastre. Parcels that stand as they were
 * stay; of the successors, those named are taken. Lots, plans and money stay as they are.
 */
export const followCadastre = oc
  .route({ method: "POST", path: "/properties/{id}/cadastre", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      parcelIds: z
        .array(z.string().length(14, "Une référence cadastrale compte 14 caractères."))
        .max(MOST_PARCELS, "Une propriété compte 50 parcelles au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(CadastreChanges));
