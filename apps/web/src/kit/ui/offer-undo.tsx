import { UNDO_MS } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";

interface Undoable {
  /** One toast of that name at a time. */
  readonly id: string;
  /** What was just done. */
  readonly said: string;
  readonly onUndo: () => void;
}

/** Says what was deleted, and offers to have it back for as long as the server can. */
export const offerUndo = ({ id, said, onUndo }: Undoable): void => {
  notifications.hide(id);
  notifications.show({
    id,
    color: "brand",
    autoClose: UNDO_MS,
    closeButtonProps: { "aria-label": "Fermer" },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{said}</span>
        <Button size="compact-sm" variant="default" onClick={onUndo}>
          Annuler
        </Button>
      </Group>
    ),
  });
};
