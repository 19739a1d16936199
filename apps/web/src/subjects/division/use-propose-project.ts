import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Says that a plan is ready for approval. */
export const useProposeProject = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.proposeProject.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
