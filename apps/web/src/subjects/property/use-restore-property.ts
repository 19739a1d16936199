import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

export const UNDO_TOAST = "suppression";

/** Undoes a deletion. */
export const useRestoreProperty = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.restoreProperty.mutationOptions({
      onSuccess: async () => {
        notifications.hide(UNDO_TOAST);
        tellDone("Suppression annulée");
        await refresh();
      },
      onError: tellFailure("Impossible de rétablir la propriété"),
    }),
  );
};
