import type { ListingCriteria } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { api, operations } from "../../kit/api.ts";

/** Parcels behind adverts are looked for once these are shown: their lots come with a second reading, and only one. */
const SECOND_READING_MS = 6_000;

/** Longer than that, nobody waits in front of a page: the screen says so, and offers to ask again (spec 1 §8). */
const PATIENCE_MS = 60_000;

/** What is for sale by some criteria; nothing is asked without a city. */
export const useSearchListings = (criteria: ListingCriteria) =>
  useQuery({
    ...operations.searchListings.queryOptions({
      input: criteria,
      enabled: criteria.cities.length > 0,
      retry: false,
      refetchInterval: ({ state }) => {
        const waits = state.data?.listings.some(({ divisionPotential }) => divisionPotential.basis === "estimation");
        return state.dataUpdateCount === 1 && waits ? SECOND_READING_MS : false;
      },
      select: ({ listings, count, metadata }) => ({ listings, count, ...metadata }),
    }),
    queryFn: ({ signal }) =>
      api.searchListings(criteria, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
  });
