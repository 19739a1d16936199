import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Takes a photo out. */
export const useDeletePhoto = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.deletePhoto.mutationOptions({
      onSuccess: async () => {
        tellDone("Photo supprimée");
        await refresh();
      },
      onError: tellFailure("Impossible de supprimer la photo"),
    }),
  );
};
