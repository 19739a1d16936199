import type { Property } from "@lotir/contract";
import { parcelleId, referenceOf } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import type { StoredProperty } from "./property-store.ts";

/** What its advert says where it is a house or a plot; else what stands there. */
const typeOf = ({ kind, isBuilt }: StoredProperty): Property["type"] => {
  if (kind === "house" || kind === "land") return kind;
  return isBuilt === true ? "house" : "land";
};

/** A property in the words of the specification (spec 2 §3), which repeats a few under two names. */
export const propertyToWire = (stored: StoredProperty, parcelsCount = 1): Property => ({
  id: stored.id,
  _id: stored.id,
  listingId: stored.listingId,
  parcelId: stored.parcelleId,
  cadastralReference: stored.parcelleId,
  name: stored.name,
  address: stored.address?.label ?? stored.name,
  city: stored.address?.city ?? "",
  postalCode: stored.address?.postalCode ?? null,
  inseeCode: referenceOf(parcelleId(stored.parcelleId)).codeInsee,
  status: stored.status,
  type: typeOf(stored),
  source: stored.source,
  parcelsCount,
  surface: stored.surface,
  landSurface: stored.surface,
  totalSurface: stored.surface,
  price: stored.price === null ? null : roundedPrice(stored.price),
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
