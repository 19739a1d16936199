import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelPlu } from "./plu.ts";

/** GET /api/cadastral/parcels/{id}/plu: the rules of a parcel's zone, each with its state and its quote. */
export const showParcelPlu = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/plu", tags: ["urbanisme"] })
  .input(z.object({ id: z.string().length(14, "Une référence cadastrale compte 14 caractères.") }))
  .output(answer(ParcelPlu));
