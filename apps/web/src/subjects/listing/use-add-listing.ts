import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Keeps an advert seen elsewhere; searches made before are asked again. */
export const useAddListing = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.addListing.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: operations.searchListings.key() }),
    }),
  );
};
