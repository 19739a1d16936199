import { ParcelGeometry } from "@lotir/contract";
import { parcellesNear } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";

/** More than a person can look at. */
const MOST = 300;

/** The parcels around a point of a commune that is loaded. */
export const listParcelsNearby = asMember.listParcelsNearby.handler(async ({ input, context: { lotir } }) => {
  const { lat, lon, radius, codeInsee } = input;
  if ((await lotir.jobs.version(codeInsee)) === undefined) throw refuse("parcel-not-loaded", { codeInsee });
  const asked = { commune: codeInsee, at: [lon, lat] as const, radiusM: radius, limit: MOST };
  const found = await parcellesNear(lotir.database.territory, asked);
  const parcels = found.map(({ geometry, distance, ...parcelle }) => ({
    ...parcelle,
    // As it is written everywhere else: « AK 31 », not « AK 0031 ».
    numero: parcelle.numero.replace(/^0+(?=.)/, ""),
    parcelId: parcelle.id,
    distance: Math.round(distance * 10) / 10,
    geometry: ParcelGeometry.parse(JSON.parse(geometry)),
  }));
  return { success: true, data: parcels, parcels };
});
