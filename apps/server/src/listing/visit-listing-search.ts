import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { seeSearch } from "../saved-search/saved-search-store.ts";
import { LISTING_SEARCH } from "./listing-search-kind.ts";

/** Said when a kept search is opened: from now on, what it shows is no longer new. */
export const visitListingSearch = asMember.visitListingSearch.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const since = await lotir.database.application(member.organisationId, (trx) =>
    seeSearch(trx, LISTING_SEARCH, { userId: member.userId, id }),
  );
  if (since === undefined) throw refuse("listing-search-not-found", { id });
  return { success: true, data: { since: since.toISOString() } };
});
