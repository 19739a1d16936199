import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Keeps a search no longer. */
export const useDeleteParcelSearch = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.deleteParcelSearch.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: operations.listParcelSearches.key() }),
      onError: (error) => {
        notifications.show({
          color: "red",
          message: sentenceOf(error, "Cette recherche n'a pas pu être supprimée."),
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
    }),
  );
};
