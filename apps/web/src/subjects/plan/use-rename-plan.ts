import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** Gives a plan another name. */
export const useRenamePlan = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.renamePlan.mutationOptions({
      onSuccess: async () => {
        tellDone("Nom mis à jour avec succès");
        await refresh();
      },
      onError: tellFailure("Erreur lors de la mise à jour du nom"),
    }),
  );
};
