import type { Property } from "@lotir/contract";
import { parcelleId, referenceOf } from "@lotir/foncier";
import type { StoredProperty } from "./property-store.ts";

/** A property in the words of the specification (spec 2 §3), which repeats a few under two names. */
export const propertyToWire = (stored: StoredProperty): Property => ({
  id: stored.id,
  _id: stored.id,
  listingId: null,
  parcelId: stored.parcelleId,
  cadastralReference: stored.parcelleId,
  name: stored.name,
  address: stored.address?.label ?? stored.name,
  city: stored.address?.city ?? "",
  postalCode: stored.address?.postalCode ?? null,
  inseeCode: referenceOf(parcelleId(stored.parcelleId)).codeInsee,
  status: stored.status,
  type: "land",
  source: "cadastre",
  parcelsCount: 1,
  surface: stored.surface,
  landSurface: stored.surface,
  totalSurface: stored.surface,
  price: stored.price,
  opportunityScore: stored.score,
  pluZone: stored.zone,
  coordinates: { lat: stored.lat, lng: stored.lon },
  outline: stored.outline,
  vintage: stored.vintage,
  fictional: stored.fictional,
  version: stored.version,
  createdAt: stored.createdAt.toISOString(),
  lastUpdate: stored.updatedAt.toISOString(),
});
