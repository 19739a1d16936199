import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Lets a site be read, or no more. */
export const useSwitchAuctionSite = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.switchAuctionSite.mutationOptions({
      onError: (error) => {
        notifications.show({ color: "red", message: sentenceOf(error, "Ce réglage n'a pas été enregistré.") });
      },
      onSettled: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.listAuctionSites.key() }),
          cache.invalidateQueries({ queryKey: operations.enrichAuctions.key() }),
        ]),
    }),
  );
};
