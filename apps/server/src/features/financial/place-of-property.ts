import { parcelleAt } from "@lotir/territory";
import type { Lotir } from "../../lotir.ts";

interface Located {
  readonly inseeCode?: string | null | undefined;
  readonly coordinates?:
    | {
        lat?: number | undefined;
        lng?: number | undefined;
        latitude?: number | undefined;
        longitude?: number | undefined;
      }
    | null
    | undefined;
}

/** Where a property stands, by its coordinates and the loaded parcel under them; undefined when they do not say. */
export const placeOfProperty = async (
  { database }: Lotir,
  { inseeCode, coordinates }: Located,
): Promise<{ readonly codeInsee: string; readonly at: readonly [lon: number, lat: number] } | undefined> => {
  const lat = coordinates?.lat ?? coordinates?.latitude;
  const lon = coordinates?.lng ?? coordinates?.longitude;
  if (lat === undefined || lon === undefined) return undefined;
  const codeInsee = inseeCode ?? (await parcelleAt(database.territory, [lon, lat]))?.commune;
  return codeInsee === undefined ? undefined : { codeInsee, at: [lon, lat] };
};
