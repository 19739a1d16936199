import { oc } from "@orpc/contract";
import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { ParcelGeometry } from "../wire/geojson.ts";

export const NearbyParcel = z.object({
  id: z.string(),
  parcelId: z.string(),
  section: z.string(),
  numero: z.string(),
  surface: z.number().nullable(),
  /** From the point asked to its nearest edge, metres; 0 inside. */
  distance: z.number(),
  geometry: ParcelGeometry,
});
export type NearbyParcel = z.infer<typeof NearbyParcel>;

const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label} : un nombre de degrés est attendu.` })
    .min(-most, `${label} : hors du globe.`)
    .max(most, `${label} : hors du globe.`);

/** POST /api/cadastre/parcels-nearby: the parcels of a commune around a point, nearest first; `parcels` repeats `data`. */
export const listParcelsNearby = oc
  .route({ method: "POST", path: "/cadastre/parcels-nearby", tags: ["cadastre"] })
  .input(
    z.object({
      lat: degrees("Latitude", 90),
      lon: degrees("Longitude", 180),
      radius: z
        .number({ error: "Rayon : un nombre de mètres est attendu." })
        .positive("Rayon : il doit être supérieur à 0.")
        .max(500, "Rayon : 500 m au plus.")
        .default(100),
      codeInsee: CodeInsee,
    }),
  )
  .output(answer(z.array(NearbyParcel)).extend({ parcels: z.array(NearbyParcel) }));
