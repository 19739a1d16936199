import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MOST_MARKED, ParcelleReference } from "./parcel-mark.ts";

/** PATCH /api/parcel-marks: sets parcels aside, marks them as seen, gives them to a colleague; what is absent stays as it is. */
export const markParcels = oc
  .route({ method: "PATCH", path: "/parcel-marks", tags: ["recherche"] })
  .input(
    z.object({
      parcelIds: z
        .array(ParcelleReference, { error: "Une liste de références cadastrales est attendue." })
        .min(1, "Choisissez au moins une parcelle.")
        .max(MOST_MARKED, `${MOST_MARKED} parcelles au plus à la fois.`),
      isHidden: z.boolean().optional(),
      isSeen: z.boolean().optional(),
      /** Null: given to nobody any more. */
      assigneeId: z.uuid("Cette personne n'est pas de votre organisation.").nullish(),
    }),
  )
  .output(answer(z.object({ marked: z.number().int() })));
