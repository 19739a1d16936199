import { oc } from "@orpc/contract";
import { z } from "zod";
import { text } from "../wire/text.ts";
import { MAX_CITIES, SearchDirection, SearchFilters, SearchOrder } from "./search-filters.ts";

export const PARCEL_EXPORT_FORMATS = ["csv", "geojson"] as const;
/** Of one commune: a file of more is no list that anybody reads. */
export const MOST_EXPORTED = 5_000;

/**
 * GET /api/exports/parcels: the parcels of a search as a file, or those of its communes that are named (`ids`). `communes`
 * and `ids` are comma separated.
 */
export const exportParcels = oc
  .route({ method: "GET", path: "/exports/parcels", tags: ["recherche"] })
  .input(
    SearchFilters.extend({
      format: z.enum(PARCEL_EXPORT_FORMATS, { error: "Format d'export inconnu : csv ou geojson." }),
      communes: text.regex(
        new RegExp(`^(?:\\d[\\dAB]\\d{3})(?:,\\d[\\dAB]\\d{3}){0,${MAX_CITIES - 1}}$`),
        `De une à ${MAX_CITIES} communes sont attendues, par leur code INSEE.`,
      ),
      ids: text.max(8_000, "500 parcelles au plus à la fois.").optional(),
      order: SearchOrder.optional(),
      direction: SearchDirection.optional(),
    }),
  )
  .output(z.file());
