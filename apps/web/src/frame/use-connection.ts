import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followSilences, reopenChannel } from "../kit/channel.ts";
import { connection, doubtConnection, onFound } from "../kit/connection.ts";
import { isUnreachable } from "../kit/messages.fr.ts";
import { useStore } from "../kit/store.ts";

/** When the server stopped to answer, on whatever screen; all that is shown is read again once it does. */
export const useConnection = (): Date | null => {
  const cache = useQueryClient();
  useEffect(() => {
    const doubt = (error: unknown): void => {
      if (isUnreachable(error)) doubtConnection();
    };
    const leaves = [
      cache.getQueryCache().subscribe(({ type, query }) => {
        if (type === "updated" && query.state.fetchFailureReason !== null) doubt(query.state.fetchFailureReason);
      }),
      cache.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === "updated" && mutation.state.status === "error") doubt(mutation.state.error);
      }),
      followSilences(doubtConnection),
      onFound(() => {
        reopenChannel();
        cache.invalidateQueries().catch(() => undefined);
      }),
    ];
    window.addEventListener("offline", doubtConnection);
    window.addEventListener("online", doubtConnection);
    return () => {
      for (const leave of leaves) leave();
      window.removeEventListener("offline", doubtConnection);
      window.removeEventListener("online", doubtConnection);
    };
  }, [cache]);
  return useStore(connection, ({ lostAt }) => lostAt);
};
