import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Keeps the settings of who looks; every screen that they govern hears of it. `silent`: what changed is seen at once. */
export const useSaveSettings = ({ silent = false }: { readonly silent?: boolean } = {}) => {
  const client = useQueryClient();
  return useMutation(
    operations.saveSettings.mutationOptions({
      onSuccess: (saved) => {
        client.setQueryData(operations.showSettings.queryKey(), saved);
        if (!silent) notifications.show({ message: "Paramètres sauvegardés avec succès", color: "brand" });
      },
      onError: (error) => {
        notifications.show({ message: sentenceOf(error, "Erreur lors de la sauvegarde"), color: "red" });
      },
    }),
  );
};
