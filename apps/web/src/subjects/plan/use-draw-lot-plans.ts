import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** A plan of each lot of a division plan. */
export const useDrawLotPlans = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.drawLotPlans.mutationOptions({
      onSuccess: async () => {
        tellDone("Un plan par lot a été dessiné");
        await refresh();
      },
      onError: tellFailure("Impossible de dessiner les plans des lots"),
    }),
  );
};
