import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Enters lines of the cost table. */
export const useUpdateCosts = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.updateCosts.mutationOptions({
      onSuccess: async () => {
        tellDone("Coûts mis à jour");
        await refresh();
      },
      onError: tellFailure("Impossible de mettre à jour les coûts"),
    }),
  );
};
