import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ParcelGeometry } from "../wire/geojson.ts";

export const BuildingHeights = z.object({
  /** Those of the sheet, in its order. */
  buildings: z.array(
    z.object({
      geometry: ParcelGeometry,
      /** From the ground to the gutter, m; null where nobody measured it. */
      heightM: z.number().nullable(),
    }),
  ),
  /** `unknown`: the source publishes none here; `failing`: it could not be asked. */
  status: z.enum(["read", "unknown", "failing"]),
  /** Why there is none; null when read. */
  words: z.string().nullable(),
  source: z.string(),
  licence: z.string().nullable(),
  askedOn: z.string(),
});
export type BuildingHeights = z.infer<typeof BuildingHeights>;

/** GET /api/cadastral/parcels/{id}/building-heights: asked of BD TOPO when the volumes are looked at. */
export const showBuildingHeights = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/building-heights", tags: ["parcelles"] })
  .input(z.object({ id: z.string() }))
  .output(answer(BuildingHeights));
