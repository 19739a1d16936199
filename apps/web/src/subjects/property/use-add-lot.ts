import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Enters a lot. */
export const useAddLot = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.addLot.mutationOptions({
      onSuccess: async () => {
        tellDone("Lot ajouté");
        await refresh();
      },
      onError: tellFailure("Impossible de sauvegarder le lot"),
    }),
  );
};
