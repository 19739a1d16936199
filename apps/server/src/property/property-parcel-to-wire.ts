import { ParcelGeometry, type PropertyParcel } from "@lotir/contract";
import { parcelleId, referenceOf } from "@lotir/foncier";
import type { StoredPropertyParcel } from "./property-parcel-store.ts";

/** A parcel of a property in the words of the specification. */
export const propertyParcelToWire = (stored: StoredPropertyParcel): PropertyParcel => {
  const { section, numero } = referenceOf(parcelleId(stored.parcelleId));
  return {
    id: stored.parcelleId,
    parcelId: stored.parcelleId,
    cadastralReference: stored.parcelleId,
    section,
    numero,
    surface: stored.surface,
    status: stored.status,
    vintage: stored.vintage,
    geometry: ParcelGeometry.parse(JSON.parse(stored.geometry)),
  };
};
