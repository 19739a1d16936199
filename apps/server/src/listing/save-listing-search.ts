import { type ListingCriteria, MOST_LISTING_SEARCHES } from "@lotir/contract";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findSearches, keepSearch } from "../saved-search/saved-search-store.ts";
import { LISTING_SEARCH } from "./listing-search-kind.ts";

/** Cities by their code alone, each once: how they are named, and in which order, makes no other search. */
const bare = (criteria: ListingCriteria): ListingCriteria => ({
  ...criteria,
  keyword: criteria.keyword.trim(),
  cities: [...new Set(criteria.cities.map(({ insee }) => insee))].toSorted().map((insee) => ({ insee })),
});

/** A member keeps a search of adverts, to hear what is new of it. */
export const saveListingSearch = asMember.saveListingSearch.handler(async ({ input, context: { lotir, member } }) => {
  const { userId, organisationId } = member;
  const criteria = bare(input.criteria);
  const id = await lotir.database.application(organisationId, async (trx) => {
    const known = await findSearches(trx, LISTING_SEARCH, userId);
    const isKnown = known.some((each) => JSON.stringify(each.criteria) === JSON.stringify(criteria));
    if (!isKnown && known.length >= MOST_LISTING_SEARCHES) throw refuse("too-many-listing-searches");
    return keepSearch(trx, LISTING_SEARCH, { userId, name: input.name, criteria });
  });
  return { success: true, data: { id } };
});
