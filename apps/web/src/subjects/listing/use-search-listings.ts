import type { ListingCriteria } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What is for sale by some criteria; nothing is asked without a city. */
export const useSearchListings = (criteria: ListingCriteria) =>
  useQuery(
    operations.searchListings.queryOptions({
      input: criteria,
      enabled: criteria.cities.length > 0,
      retry: false,
      select: ({ listings, count, metadata }) => ({ listings, count, ...metadata }),
    }),
  );
