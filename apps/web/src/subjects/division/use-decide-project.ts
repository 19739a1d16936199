import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Approves a plan that is proposed, or sends it back. */
export const useDecideProject = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.decideProject.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
