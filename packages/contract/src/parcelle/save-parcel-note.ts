import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { LONGEST_PARCEL_NOTE, ParcelleReference, ParcelNote } from "./parcel-mark.ts";

/** PUT /api/parcel-marks/{parcelId}/note: one text that the members share; an empty one takes the note away. */
export const saveParcelNote = oc
  .route({ method: "PUT", path: "/parcel-marks/{parcelId}/note", tags: ["recherche"] })
  .input(
    z.object({
      parcelId: ParcelleReference,
      text: text.max(LONGEST_PARCEL_NOTE, "Une note de parcelle compte 2 000 caractères au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(ParcelNote));
