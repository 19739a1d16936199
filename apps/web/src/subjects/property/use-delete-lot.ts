import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Takes a lot out. */
export const useDeleteLot = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.deleteLot.mutationOptions({
      onSuccess: async () => {
        tellDone("Lot supprimé");
        await refresh();
      },
      onError: tellFailure("Impossible de supprimer le lot"),
    }),
  );
};
