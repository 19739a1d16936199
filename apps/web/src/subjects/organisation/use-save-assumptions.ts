import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";

/** Saved for the whole organisation; every balance and search on screen is then asked again. */
export const useSaveAssumptions = () => {
  const client = useQueryClient();
  return useMutation(
    operations.saveAssumptions.mutationOptions({
      onSuccess: async () => {
        notifications.show({ message: "Paramètres sauvegardés avec succès", color: "brand" });
        for (const balanced of [operations.balanceParcel, operations.analyzeCommune, operations.showParcel])
          await client.invalidateQueries({ queryKey: balanced.key() });
        await client.invalidateQueries({ queryKey: operations.showAssumptions.key() });
      },
      onError: (error) => {
        // Said beside the form, with what to do of it.
        if (changedMeanwhile(error) !== undefined) return;
        notifications.show({ message: sentenceOf(error, "Erreur lors de la sauvegarde"), color: "red" });
      },
    }),
  );
};
