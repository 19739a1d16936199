import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

interface Asked {
  readonly projectId: string;
  readonly scenarioId: string;
  readonly asked: boolean;
}

/** What a scenario was, the last version first. */
export const useListScenarioVersions = ({ projectId, scenarioId, asked }: Asked) =>
  useQuery(
    operations.listScenarioVersions.queryOptions({
      input: { projectId, scenarioId },
      enabled: asked,
      select: ({ data }) => data,
      staleTime: 0,
    }),
  );
