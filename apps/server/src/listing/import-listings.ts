import { type FoundListing, readListingFile } from "@lotir/connectors";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { keepListings } from "./listing-store.ts";

const byCommune = (listings: readonly FoundListing[]): ReadonlyMap<string, readonly FoundListing[]> => {
  const communes = new Map<string, FoundListing[]>();
  for (const listing of listings) {
    const code = listing.city.codeInsee ?? "";
    communes.set(code, [...(communes.get(code) ?? []), listing]);
  }
  return communes;
};

/** A file of adverts that the organisation brings: its own portfolio, a notary's list. */
export const importListings = asMember.importListings.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const read = readListingFile(input);
  if (!read.ok) throw refuse("bad-listing-file", undefined, read.failure);
  const { listings, leftOut } = read.value;
  const communes = byCommune(listings);
  await lotir.database.application(member.organisationId, async (trx) => {
    for (const [commune, each] of communes) await keepListings(trx, { source: "fichier", commune, listings: each });
    const facts = { kept: listings.length, leftOut: leftOut.length };
    await recordAudit(trx, {
      actorId: member.userId,
      action: "listing.import",
      subject: input.name.slice(0, 120),
      facts,
    });
  });
  return { success: true, data: { kept: listings.length, leftOut: [...leftOut], inseeCodes: [...communes.keys()] } };
});
