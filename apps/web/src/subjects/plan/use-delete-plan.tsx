import { UNDO_MS } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
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
        notifications.show({
          id: UNDO_TOAST,
          color: "brand",
          autoClose: UNDO_MS,
          closeButtonProps: { "aria-label": "Fermer" },
          message: (
            <Group justify="space-between" wrap="nowrap">
              Plan supprimé
              <Button size="compact-sm" variant="default" onClick={() => restore.mutate({ propertyId, planId })}>
                Annuler
              </Button>
            </Group>
          ),
        });
        await refresh();
      },
      onError: tellFailure("Erreur lors de la suppression"),
    }),
  );
};
