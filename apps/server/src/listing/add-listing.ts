import { randomUUID } from "node:crypto";
import { listingOfLink } from "@lotir/connectors";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findListing, keepListings, listingIdOf } from "./listing-store.ts";
import { showListings } from "./show-listings.ts";

/** An advert seen elsewhere: its link and a few facts, typed by a member. Its page is never read. */
export const addListing = asMember.addListing.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const listing = listingOfLink({ ...input, id: randomUUID(), publishedOn: lotir.today() });
  if (listing === undefined)
    throw refuse("invalid-input", undefined, "Lien : l'adresse publique d'une annonce, en https, est attendue.");
  const id = listingIdOf("lien", listing);
  const kept = await lotir.database.application(member.organisationId, async (trx) => {
    await keepListings(trx, { source: "lien", commune: input.inseeCode, listings: [listing] });
    await recordAudit(trx, { actorId: member.userId, action: "listing.add", subject: id });
    return findListing(trx, id);
  });
  const [shown] = kept === undefined ? [] : await showListings(lotir, [kept]);
  if (shown === undefined) throw refuse("listing-not-found", { listingId: id });
  return { success: true, data: shown };
});
