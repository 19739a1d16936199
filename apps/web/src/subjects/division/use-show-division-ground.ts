import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The ground, the rules and the prices of a project, so that the engine and the balance answer here. */
export const useShowDivisionGround = (propertyId: string, projectId: string | undefined) =>
  useQuery(
    operations.showDivisionGround.queryOptions({
      input: { propertyId, ...(projectId === undefined ? {} : { projectId }) },
      select: ({ data }) => data,
      staleTime: 60_000,
      retry: false,
    }),
  );
