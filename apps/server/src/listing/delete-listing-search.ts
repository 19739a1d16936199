import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { removeSearch } from "../saved-search/saved-search-store.ts";
import { LISTING_SEARCH } from "./listing-search-kind.ts";

/** A search of adverts that its member keeps no longer. */
export const deleteListingSearch = asMember.deleteListingSearch.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const isGone = await lotir.database.application(member.organisationId, (trx) =>
    removeSearch(trx, LISTING_SEARCH, { userId: member.userId, id }),
  );
  if (!isGone) throw refuse("listing-search-not-found", { id });
  return { success: true, data: { id } };
});
