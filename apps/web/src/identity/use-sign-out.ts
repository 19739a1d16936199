import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { closeChannel } from "../channel.ts";
import { authClient } from "./auth-client.ts";

/** Ends the session, goes back to the start, and forgets everything read with it. */
export const useSignOut = () => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    await authClient.signOut();
    closeChannel();
    await navigate({ to: "/" });
    cache.setQueryData(["session"], null);
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  }, [cache, navigate]);
};
