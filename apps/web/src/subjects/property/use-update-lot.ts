import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Changes a lot. */
export const useUpdateLot = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.updateLot.mutationOptions({
      onSuccess: async () => {
        tellDone("Lot modifié");
        await refresh();
      },
      onError: tellFailure("Impossible de sauvegarder le lot"),
    }),
  );
};
