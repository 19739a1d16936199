import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Says which parcels a property is made of. */
export const useMapParcels = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.mapParcels.mutationOptions({
      onSuccess: async () => {
        tellDone("Parcelles mises à jour");
        await refresh();
      },
      onError: async (error) => {
        if (changedMeanwhile(error) === undefined)
          return tellFailure("Impossible de mettre à jour les parcelles")(error);
        tellDone("Cette propriété vient d'être changée : la voici relue, recommencez votre geste.");
        await refresh();
      },
    }),
  );
};
