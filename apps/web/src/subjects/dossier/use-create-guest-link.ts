import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";

/** A guest's link: what it shows is decided here, and closed here. */
export const useCreateGuestLink = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.createGuestLink.mutationOptions({
      onSuccess: async () => {
        tellDone("Lien créé");
        await cache.invalidateQueries({ queryKey: operations.listGuestLinks.key() });
      },
      onError: tellFailure("Impossible de créer ce lien"),
    }),
  );
};
