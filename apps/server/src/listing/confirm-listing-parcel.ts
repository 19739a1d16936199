import { readParcelleId } from "@lotir/foncier";
import { parcellesOf } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { confirmParcelle, findListing } from "./listing-store.ts";
import { showListings } from "./show-listings.ts";

/** A member says which parcel an advert is about. */
export const confirmListingParcel = asMember.confirmListingParcel.handler(async ({ input, context }) => {
  const { listingId, parcelId } = input;
  const { lotir, member } = context;
  const id = parcelId === null ? null : readParcelleId(parcelId);
  if (id === undefined) throw refuse("unknown-parcel", { id: parcelId });
  if (id !== null && !(await parcellesOf(lotir.database.territory, [id])).has(id))
    throw refuse("unknown-parcel", { id });
  const actorId = member.userId;
  const kept = await lotir.database.application(member.organisationId, async (trx) => {
    if (!(await confirmParcelle(trx, { id: listingId, parcelleId: id, actorId }))) return undefined;
    await recordAudit(trx, { actorId, action: "listing.map", subject: listingId, facts: { parcelle: id } });
    return findListing(trx, listingId);
  });
  if (kept === undefined) throw refuse("listing-not-found", { listingId });
  const [listing] = await showListings(lotir, [kept]);
  if (listing === undefined) throw refuse("listing-not-found", { listingId });
  return { success: true, data: listing };
});
