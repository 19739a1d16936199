import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Said when a kept search is opened; what it found before is then shown as known. */
export const useVisitParcelSearch = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.visitParcelSearch.mutationOptions({
      onSettled: () => {
        cache.invalidateQueries({ queryKey: operations.analyzeCommune.key() }).catch(() => undefined);
        cache.invalidateQueries({ queryKey: operations.listParcelSearches.key() }).catch(() => undefined);
      },
    }),
  );
};
