import { ParcelCriteria } from "@lotir/contract";
import type { SearchKind } from "../saved-search/saved-search-store.ts";

export const PARCEL_SEARCH: SearchKind<ParcelCriteria> = {
  name: "parcelles",
  read: (criteria) => ParcelCriteria.safeParse(criteria),
};
