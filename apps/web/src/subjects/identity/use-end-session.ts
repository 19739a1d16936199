import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Closes one session of who is here. */
export const useEndSession = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.endSession.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: operations.listSessions.key() }),
    }),
  );
};
