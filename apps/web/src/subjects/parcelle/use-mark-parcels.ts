import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { offerUndo } from "../../kit/ui/offer-undo.tsx";

const UNDO_TOAST = "parcelles-ecartees";

/** Sets parcels aside, marks them as seen, or gives them to a colleague; what is set aside may be had back at once. */
export const useMarkParcels = () => {
  const cache = useQueryClient();
  const mutation = useMutation(
    operations.markParcels.mutationOptions({
      onSuccess: (_, { isHidden, parcelIds }) => {
        if (isHidden === true)
          offerUndo({
            id: UNDO_TOAST,
            said: formatQuantity(parcelIds.length, "parcelle écartée", "parcelles écartées"),
            onUndo: () => {
              notifications.hide(UNDO_TOAST);
              mutation.mutate({ parcelIds, isHidden: false });
            },
          });
      },
      onError: (error) => {
        notifications.show({
          color: "red",
          message: sentenceOf(error, "Ces parcelles n'ont pas pu être marquées."),
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
      onSettled: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.listParcelMarks.key() }),
          cache.invalidateQueries({ queryKey: operations.analyzeCommune.key() }),
        ]),
    }),
  );
  return mutation;
};
