import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { closeChannel } from "../../kit/channel.ts";
import { authClient } from "./auth-client.ts";

export const SIGN_OUT_FAILED = "La déconnexion n'a pas abouti : vous êtes toujours connecté. Réessayez.";

/** Ends the session, leaves by `onLeave`, and forgets everything read with it. Nothing moves while it is still open. */
export const useSignOut = (onLeave: () => Promise<void>) => {
  const cache = useQueryClient();
  return useCallback(async () => {
    const done = await authClient.signOut().then(
      ({ error }) => error === null,
      () => false,
    );
    if (!done) {
      notifications.show({ color: "red", message: SIGN_OUT_FAILED, closeButtonProps: { "aria-label": "Fermer" } });
      return;
    }
    closeChannel();
    await onLeave();
    cache.setQueryData(["session"], null);
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  }, [cache, onLeave]);
};
