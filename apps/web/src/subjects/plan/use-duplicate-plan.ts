import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** The same plan again. */
export const useDuplicatePlan = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.duplicatePlan.mutationOptions({
      onSuccess: async () => {
        tellDone("Plan dupliqué");
        await refresh();
      },
      onError: tellFailure("Impossible de dupliquer le plan"),
    }),
  );
};
