import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What the organisation assumes: read anew each time its form opens. */
export const useShowAssumptions = () =>
  useQuery(operations.showAssumptions.queryOptions({ select: ({ data }) => data, staleTime: 0 }));
