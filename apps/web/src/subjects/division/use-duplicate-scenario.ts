import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** A scenario of one's own, from another. */
export const useDuplicateScenario = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.duplicateScenario.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
