import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** The property takes its ground from today's cadastre. */
export const useFollowCadastre = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.followCadastre.mutationOptions({
      onSuccess: async () => {
        tellDone("La propriété suit le cadastre du jour. Ses lots, ses plans et son argent sont inchangés.");
        await refresh();
      },
      onError: async (error) => {
        if (changedMeanwhile(error) === undefined) return tellFailure("Impossible de suivre le cadastre")(error);
        tellDone("Cette propriété vient d'être changée : la voici relue, recommencez votre geste.");
        await refresh();
      },
    }),
  );
};
