import { oc } from "@orpc/contract";
import { z } from "zod";
import { BilanWish } from "./balance-parcel.ts";

/** POST /api/cadastral/parcels/{id}/bilan/export: the same balance as a workbook that computes. Writes nothing. */
export const exportBilan = oc
  .route({ method: "POST", path: "/cadastral/parcels/{id}/bilan/export", tags: ["bilan"] })
  .input(BilanWish.extend({ id: z.string().length(14, "Une référence cadastrale compte 14 caractères.") }))
  .output(z.file());
