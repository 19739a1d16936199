import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Closes every session of who is here but this one. */
export const useEndOtherSessions = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.endOtherSessions.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: operations.listSessions.key() }),
    }),
  );
};
