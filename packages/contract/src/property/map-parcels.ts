import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { PropertyId } from "./property-id.ts";
import { PropertyParcel } from "./property-sheet.ts";

/** Parcels that one property may be made of. */
export const MOST_PARCELS = 50;

/**
 * PUT /api/properties/{id}/parcels: the parcels that it is made of, all of them. The one that it was added from stays,
 * validated; those left out go; a new one must be in a loaded cadastre.
 */
export const mapParcels = oc
  .route({ method: "PUT", path: "/properties/{id}/parcels", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      parcels: z
        .array(
          z.object({
            parcelId: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
            status: z.enum(["proposed", "validated"], { error: "Une parcelle est proposée ou validée." }),
          }),
        )
        .min(1, "Une propriété garde une parcelle au moins.")
        .max(MOST_PARCELS, "Une propriété compte 50 parcelles au plus."),
      /** Declared by the user: all of one owner or indivision. Touching parcels are then one unité foncière. */
      oneOwner: z.boolean({ error: "Un même propriétaire : vrai ou faux est attendu." }).optional(),
      version: ReadVersion,
    }),
  )
  .output(answer(z.array(PropertyParcel)));
