import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell-plan.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** Spec 2 §8: the server's sentence behind its own words, or that the generation failed. */
const failure = (error: unknown): void => {
  const told =
    error instanceof ORPCError && error.status < 500 ? `Erreur lors de la génération : ${error.message}` : null;
  tellFailure(told ?? "Erreur lors de la génération du plan de division")(told === null ? error : undefined);
};

/** The best plan of the engine over a cadastral plan. */
export const useGeneratePlanDivision = () => {
  const refresh = useRefreshPlans();
  return useMutation(
    operations.generatePlanDivision.mutationOptions({
      onSuccess: async ({ data: { isDivisible } }) => {
        if (isDivisible) tellDone("Plan de division généré avec succès !");
        await refresh();
      },
      onError: failure,
    }),
  );
};
