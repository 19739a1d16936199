import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../plan/tell-plan.ts";

/** Makes the lots of a saved scenario those of its property. */
export const useTakeLotsOfScenario = () => {
  const cache = useQueryClient();
  const { showProperty, showCosts, listProperties, listPropertyHistory } = operations;
  return useMutation(
    operations.takeLotsOfScenario.mutationOptions({
      onSuccess: async () => {
        tellDone("Lots du plan repris");
        const read = [showProperty, showCosts, listProperties, listPropertyHistory];
        await Promise.all(read.map((operation) => cache.invalidateQueries({ queryKey: operation.key() })));
      },
      onError: tellFailure("Impossible de sauvegarder le lot"),
    }),
  );
};
