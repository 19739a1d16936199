import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";

/** A guest's link: what it shows is decided here, and closed here. */
export const useRevokeGuestLink = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.revokeGuestLink.mutationOptions({
      onSuccess: async () => {
        tellDone("Lien fermé");
        await cache.invalidateQueries({ queryKey: operations.listGuestLinks.key() });
      },
      onError: tellFailure("Impossible de fermer ce lien"),
    }),
  );
};
