import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Stops the reading of a region: what was read is kept, and shown. */
export const useCancelAuctionSearch = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.cancelAuctionSearch.mutationOptions({
      onSettled: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.enrichAuctions.key() }),
          cache.invalidateQueries({ queryKey: operations.showAuctionSearch.key() }),
        ]),
    }),
  );
};
