import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What this installation really holds. */
export const useShowHome = () =>
  useQuery(operations.showHome.queryOptions({ select: ({ data }) => data, staleTime: 10_000 }));
