import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** A new plan on the ground of a property. */
export const useAddPlan = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.addPlan.mutationOptions({
      onSuccess: async () => {
        tellDone("Plan ajouté");
        await refresh();
      },
      onError: tellFailure("Impossible d'ajouter un plan"),
    }),
  );
};
