import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Computes the analysis of a property. */
export const useCalculateAnalysis = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.calculateAnalysis.mutationOptions({
      onSuccess: async () => {
        tellDone("Analyse financière calculée");
        await refresh();
      },
      onError: tellFailure("Impossible de calculer l'analyse financière"),
    }),
  );
};
