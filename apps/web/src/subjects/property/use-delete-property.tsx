import { UNDO_MS } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { formatQuantity } from "../../kit/format.ts";
import { tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";
import { UNDO_TOAST, useRestoreProperty } from "./use-restore-property.ts";

/** What one toast gives back: properties deleted together come back together. */
const undoable = new Map<string, number>();

const stillUndoable = (now: number): readonly string[] => {
  for (const [id, until] of undoable) if (until < now) undoable.delete(id);
  return [...undoable.keys()];
};

/** Deletes a property, and offers for ten seconds to have it back, with those deleted in the same ten seconds. */
export const useDeleteProperty = () => {
  const refresh = useRefreshProperty();
  const restore = useRestoreProperty();
  return useMutation(
    operations.deleteProperty.mutationOptions({
      onSuccess: async ({ data: { id } }) => {
        undoable.set(id, Date.now() + UNDO_MS);
        const ids = stillUndoable(Date.now());
        notifications.hide(UNDO_TOAST);
        notifications.show({
          id: UNDO_TOAST,
          color: "brand",
          autoClose: UNDO_MS,
          closeButtonProps: { "aria-label": "Fermer" },
          message: (
            <Group justify="space-between" wrap="nowrap">
              {ids.length < 2
                ? "Propriété supprimée"
                : formatQuantity(ids.length, "propriété supprimée", "propriétés supprimées")}
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  undoable.clear();
                  for (const each of ids) restore.mutate({ id: each });
                }}
              >
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
