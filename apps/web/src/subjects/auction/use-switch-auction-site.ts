import type { AuctionSiteKey } from "@lotir/contract";
import { notifications } from "@mantine/notifications";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

interface Turned {
  readonly site: AuctionSiteKey;
  readonly isOn: boolean;
}

/** Lets a site be read, or no more; `turning` is what was asked and not answered yet. */
export const useSwitchAuctionSite = () => {
  const cache = useQueryClient();
  const mutationKey = operations.switchAuctionSite.mutationKey();
  const { mutate } = useMutation(
    operations.switchAuctionSite.mutationOptions({
      onError: (error) => {
        notifications.show({ color: "red", message: sentenceOf(error, "Ce réglage n'a pas été enregistré.") });
      },
      onSettled: () => {
        // The sales take seconds to be told again: the switch does not wait for them.
        cache.invalidateQueries({ queryKey: operations.enrichAuctions.key() }).catch(() => undefined);
        return cache.invalidateQueries({ queryKey: operations.listAuctionSites.key() });
      },
    }),
  );
  const turning = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Turned,
  });
  return { turn: mutate, turning };
};
