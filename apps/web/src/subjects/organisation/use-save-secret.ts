import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Keeps a key of the organisation, or takes it away. */
export const useSaveSecret = () => {
  const client = useQueryClient();
  return useMutation(
    operations.saveSecret.mutationOptions({
      onSuccess: async () => {
        notifications.show({ message: "Paramètres sauvegardés avec succès", color: "brand" });
        await client.invalidateQueries({ queryKey: operations.showSecrets.key() });
      },
      onError: (error) => {
        notifications.show({ message: sentenceOf(error, "Erreur lors de la sauvegarde"), color: "red" });
      },
    }),
  );
};
