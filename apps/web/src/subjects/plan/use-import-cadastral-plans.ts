import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** Imports the cadastral plan of each parcel of a property. */
export const useImportCadastralPlans = () => {
  const refresh = useRefreshPlans();
  const cache = useQueryClient();
  return useMutation(
    operations.importCadastralPlans.mutationOptions({
      onSuccess: async () => {
        // What is open is read anew: the cadastre was drawn again under it.
        cache.removeQueries({ queryKey: operations.showPlan.key() });
        await refresh();
      },
      onError: tellFailure("Impossible d'importer le plan cadastral"),
    }),
  );
};
