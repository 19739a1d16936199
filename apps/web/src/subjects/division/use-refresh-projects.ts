import { useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asks again for whatever shows the projects of a property. */
export const useRefreshProjects = () => {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [
        operations.listDivisionProjects,
        operations.listScenarioVersions,
        operations.showProjectToday,
        operations.listPropertyHistory,
      ].map((operation) => cache.invalidateQueries({ queryKey: operation.key() })),
    );
};
