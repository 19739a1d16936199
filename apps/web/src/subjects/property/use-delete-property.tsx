import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellFailure } from "./tell.ts";
import { useOfferUndo } from "./use-offer-undo.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Deletes a property, and offers for ten seconds to have it back, with those deleted in the same ten seconds. */
export const useDeleteProperty = () => {
  const refresh = useRefreshProperty();
  const offerUndo = useOfferUndo();
  return useMutation(
    operations.deleteProperty.mutationOptions({
      onSuccess: async ({ data: { id } }) => {
        offerUndo([id]);
        await refresh();
      },
      onError: tellFailure("Impossible de supprimer la propriété"),
    }),
  );
};
