import { findParcelle, type ParcelleSheet, parcelleAt } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

interface Located {
  readonly inseeCode?: string | null | undefined;
  readonly coordinates?:
    | {
        lat?: number | null | undefined;
        lng?: number | null | undefined;
        latitude?: number | null | undefined;
        longitude?: number | null | undefined;
      }
    | null
    | undefined;
}

export interface PlaceOfProperty {
  readonly codeInsee: string;
  readonly at: readonly [lon: number, lat: number];
  /** Of the loaded parcel under it; undefined outside zones, or where no parcel is loaded. */
  readonly zone: string | undefined;
  /** The loaded parcel under it. */
  readonly parcelle: ParcelleSheet | undefined;
}

/** Where a property stands, by its coordinates and the loaded parcel under them; undefined when they do not say. */
export const placeOfProperty = async (
  { database }: Lotir,
  { inseeCode, coordinates }: Located,
): Promise<PlaceOfProperty | undefined> => {
  const lat = coordinates?.lat ?? coordinates?.latitude;
  const lon = coordinates?.lng ?? coordinates?.longitude;
  if (lat == null || lon == null) return undefined;
  const under = await parcelleAt(database.territory, [lon, lat]);
  const codeInsee = inseeCode ?? under?.commune;
  if (codeInsee === undefined) return undefined;
  const described = under && (await findParcelle(database.territory, under.id));
  return { codeInsee, at: [lon, lat], zone: described?.zone ?? undefined, parcelle: described };
};
