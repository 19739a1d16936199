import { UNDO_MS } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { formatQuantity } from "../../kit/format.ts";
import { UNDO_TOAST, useRestoreProperty } from "./use-restore-property.ts";

/** What one toast gives back: properties deleted together come back together. */
const undoable = new Map<string, number>();

const stillUndoable = (now: number): readonly string[] => {
  for (const [id, until] of undoable) if (until < now) undoable.delete(id);
  return [...undoable.keys()];
};

/** Offers for ten seconds to have back what was just deleted, with what went in the same ten seconds. */
export const useOfferUndo = () => {
  const restore = useRestoreProperty();
  return (deleted: readonly string[]): void => {
    if (deleted.length === 0) return;
    for (const id of deleted) undoable.set(id, Date.now() + UNDO_MS);
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
  };
};
