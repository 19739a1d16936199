import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Brings a file of adverts; searches made before are asked again. */
export const useImportListings = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.importListings.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: operations.searchListings.key() }),
    }),
  );
};
