import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Says which parcel an advert is about, or takes it back; cards and candidates follow. */
export const useConfirmListingParcel = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.confirmListingParcel.mutationOptions({
      onSuccess: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.listListingParcels.key() }),
          cache.invalidateQueries({ queryKey: operations.searchListings.key() }),
          cache.invalidateQueries({ queryKey: operations.listParcelListings.key() }),
        ]),
    }),
  );
};
