import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Keeps a search, to hear what is new of it; its button says that it is kept. */
export const useSaveParcelSearch = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.saveParcelSearch.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: operations.listParcelSearches.key() }),
      onError: (error) => {
        notifications.show({
          color: "red",
          message: sentenceOf(error, "Cette recherche n'a pas pu être enregistrée."),
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
    }),
  );
};
