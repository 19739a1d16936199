import { oc } from "@orpc/contract";
import { z } from "zod";

/** GET /api/cadastral/parcels/{id}/print: the sheet of a parcel on one A4 page, with its map, its scale, its sources and the day. */
export const printParcelSheet = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/print", tags: ["recherche"] })
  .input(z.object({ id: z.string().length(14, "Une référence cadastrale compte 14 caractères.") }))
  .output(z.file());
