import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Enters the lots of the best plan of the parcel. */
export const useTakeLotsOfPlan = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.takeLotsOfPlan.mutationOptions({
      onSuccess: async () => {
        tellDone("Lots du plan repris");
        await refresh();
      },
      onError: tellFailure("Impossible de sauvegarder le lot"),
    }),
  );
};
