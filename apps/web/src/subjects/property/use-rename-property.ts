import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Gives a property another name. */
export const useRenameProperty = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.renameProperty.mutationOptions({
      onSuccess: async () => {
        tellDone("Nom mis à jour avec succès");
        await refresh();
      },
      onError: tellFailure("Erreur lors de la mise à jour du nom"),
    }),
  );
};
