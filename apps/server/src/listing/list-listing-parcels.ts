import { type ListingParcel, ParcelGeometry } from "@lotir/contract";
import { parcellesOf } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { findListing, type StoredListing } from "./listing-store.ts";
import { matchListing } from "./match-listings.ts";

const TO_LOAD = "Cette commune n'est pas encore chargée : chargez-la pour comparer l'annonce à ses parcelles.";
const NONE = "Aucune parcelle ne correspond aux indices de cette annonce.";

const toWire = async (lotir: Lotir, { match, parcelleId }: StoredListing): Promise<ListingParcel[]> => {
  const candidates = match?.candidates ?? [];
  const ids = [
    ...new Set([...(parcelleId === null ? [] : [parcelleId]), ...candidates.map(({ parcelle }) => parcelle)]),
  ];
  const shapes = await parcellesOf(lotir.database.territory, ids);
  return ids.flatMap((id): ListingParcel[] => {
    const shape = shapes.get(id);
    if (shape === undefined) return [];
    const found = candidates.find(({ parcelle }) => parcelle === id);
    return [
      {
        id,
        parcelId: id,
        section: shape.section,
        numero: shape.numero.replace(/^0+(?=.)/, ""),
        surface: shape.surface,
        geometry: ParcelGeometry.parse(JSON.parse(shape.geometry)),
        centroid: { lat: shape.lat, lon: shape.lon },
        probability: found?.probability ?? 0,
        why: [...(found?.why ?? ["choisie à la main"])],
        with: [...(found?.avec ?? [])],
        isConfirmed: id === parcelleId,
      },
    ];
  });
};

/** The parcels that may be what an advert sells, best first, each with why. */
export const listListingParcels = asMember.listListingParcels.handler(async ({ input: { listingId }, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  const read = () => lotir.database.application(organisationId, (trx) => findListing(trx, listingId));
  const kept = await read();
  if (kept === undefined) throw refuse("listing-not-found", { listingId });
  const matched = await matchListing(lotir, organisationId, kept);
  const listing = (await read()) ?? kept;
  const parcels = await toWire(lotir, listing);
  return {
    success: true,
    data: parcels,
    parcels,
    certain: listing.match?.certain ?? false,
    note: parcels.length > 0 ? null : matched === "not-loaded" ? TO_LOAD : (listing.match?.detail ?? NONE),
    toLoad: matched === "not-loaded" ? listing.commune : null,
    confirmed: listing.parcelleId,
  };
});
