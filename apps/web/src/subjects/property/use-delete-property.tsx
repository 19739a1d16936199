import { UNDO_MS } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";
import { UNDO_TOAST, useRestoreProperty } from "./use-restore-property.ts";

/** Deletes a property, and offers for ten seconds to have it back. */
export const useDeleteProperty = () => {
  const refresh = useRefreshProperty();
  const restore = useRestoreProperty();
  return useMutation(
    operations.deleteProperty.mutationOptions({
      onSuccess: async ({ data: { id } }) => {
        notifications.show({
          id: UNDO_TOAST,
          color: "brand",
          autoClose: UNDO_MS,
          closeButtonProps: { "aria-label": "Fermer" },
          message: (
            <Group justify="space-between" wrap="nowrap">
              Propriété supprimée
              <Button size="compact-sm" variant="default" onClick={() => restore.mutate({ id })}>
                Annuler
              </Button>
            </Group>
          ),
        });
        await refresh();
      },
      onError: tellFailure("Impossible de supprimer la propriété"),
    }),
  );
};
