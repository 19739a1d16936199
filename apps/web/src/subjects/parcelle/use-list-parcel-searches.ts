import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** A member's searches of parcels, each with how many are new: asked again by every screen that shows them. */
export const useListParcelSearches = () =>
  useQuery(operations.listParcelSearches.queryOptions({ select: ({ data }) => data, retry: false, staleTime: 0 }));
