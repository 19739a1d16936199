import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The generation under way then answers what it has; one that was interrupted is forgotten. */
export const useStopGeneration = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.stopGeneration.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: operations.showGeneration.key() }),
    }),
  );
};
