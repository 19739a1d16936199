import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Moves a property to another status. */
export const useChangePropertyStatus = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.changePropertyStatus.mutationOptions({
      onSuccess: async () => {
        tellDone("Propriété mise à jour avec succès");
        await refresh();
      },
      onError: tellFailure("Erreur lors de la mise à jour"),
    }),
  );
};
