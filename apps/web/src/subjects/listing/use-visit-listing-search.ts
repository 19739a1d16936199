import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Said when a kept search is opened. */
export const useVisitListingSearch = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.visitListingSearch.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: operations.listListingSearches.key() }),
    }),
  );
};
