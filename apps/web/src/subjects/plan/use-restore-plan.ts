import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

export const UNDO_TOAST = "suppression-plan";

/** Undoes the deletion of a plan. */
export const useRestorePlan = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.restorePlan.mutationOptions({
      onSuccess: async () => {
        notifications.hide(UNDO_TOAST);
        tellDone("Suppression annulée");
        await refresh();
      },
      onError: tellFailure("Impossible de rétablir le plan"),
    }),
  );
};
