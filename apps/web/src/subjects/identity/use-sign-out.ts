import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { closeChannel } from "../../kit/channel.ts";
import { authClient } from "./auth-client.ts";

export const SIGN_OUT_FAILED = "La déconnexion n'a pas abouti : vous êtes toujours connecté. Réessayez.";

/** Ends the session, goes back to the start, and forgets everything read with it. Nothing moves while it is still open. */
export const useSignOut = () => {
  const cache = useQueryClient();
  const navigate = useNavigate();
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
    await navigate({ to: "/" });
    cache.setQueryData(["session"], null);
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  }, [cache, navigate]);
};
