import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { offerUndo } from "../../kit/ui/offer-undo.tsx";
import { tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";
import { UNDO_TOAST, useRestorePlan } from "./use-restore-plan.ts";

/** Deletes a plan, and offers for ten seconds to have it back. */
export const useDeletePlan = () => {
  const refresh = useRefreshPlans();
  const restore = useRestorePlan();
  return useMutation(
    operations.deletePlan.mutationOptions({
      onSuccess: async (_, { propertyId, planId }) => {
        offerUndo({
          id: UNDO_TOAST,
          said: "Plan supprimé",
          onUndo: () => restore.mutate({ propertyId, planId }),
        });
        await refresh();
      },
      onError: tellFailure("Erreur lors de la suppression"),
    }),
  );
};
