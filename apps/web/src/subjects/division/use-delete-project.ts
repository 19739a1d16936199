import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Deletes a project with its scenarios. */
export const useDeleteProject = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.deleteProject.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
