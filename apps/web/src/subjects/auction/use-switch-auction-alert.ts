import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Tells one by e-mail of the sales of a region, or no more. */
export const useSwitchAuctionAlert = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.switchAuctionAlert.mutationOptions({
      onError: (error) => {
        notifications.show({ color: "red", message: sentenceOf(error, "Cette alerte n'a pas été enregistrée.") });
      },
      onSettled: () => cache.invalidateQueries({ queryKey: operations.listAuctionAlerts.key() }),
    }),
  );
};
