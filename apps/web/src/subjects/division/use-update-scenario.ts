import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Writes a scenario: its name, its annotations, its plan. */
export const useUpdateScenario = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.updateScenario.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
