import { UNDO_MS } from "@lotir/contract";
import { formatQuantity } from "../../kit/format.ts";
import { offerUndo } from "../../kit/ui/offer-undo.tsx";
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
    offerUndo({
      id: UNDO_TOAST,
      said:
        ids.length < 2
          ? "Propriété supprimée"
          : formatQuantity(ids.length, "propriété supprimée", "propriétés supprimées"),
      onUndo: () => {
        undoable.clear();
        for (const each of ids) restore.mutate({ id: each });
      },
    });
  };
};
