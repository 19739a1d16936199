import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Asked once for each set of wishes; what it found is kept by the server. */
export const useGenerateDivisions = () => {
  const refresh = useRefreshProjects();
  return useMutation(
    operations.generateDivisions.mutationOptions({
      onSuccess: async () => {
        await refresh();
      },
    }),
  );
};
