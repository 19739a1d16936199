import { ListingCriteria } from "@lotir/contract";
import type { SearchKind } from "../saved-search/saved-search-store.ts";

export const LISTING_SEARCH: SearchKind<ListingCriteria> = {
  name: "annonces",
  read: (criteria) => ListingCriteria.safeParse(criteria),
};
