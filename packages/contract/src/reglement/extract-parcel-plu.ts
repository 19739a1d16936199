import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelPlu } from "./plu.ts";

/** Finds and reads the règlement of a parcel, or reads it again; the answer says how far it is. */
export const extractParcelPlu = oc
  .route({ method: "POST", path: "/cadastral/parcels/{id}/plu/extract", successStatus: 202, tags: ["urbanisme"] })
  .input(
    z.object({
      id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      forceRefresh: z.boolean().default(false),
    }),
  )
  .output(answer(ParcelPlu));
