import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** A member's searches of adverts, each with how many are new: asked again by every screen that shows them. */
export const useListListingSearches = () =>
  useQuery(operations.listListingSearches.queryOptions({ select: ({ data }) => data, retry: false, staleTime: 0 }));
