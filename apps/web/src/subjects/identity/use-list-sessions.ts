import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Where the account of who is here is open. */
export const useListSessions = () =>
  useQuery(operations.listSessions.queryOptions({ select: ({ data }) => data, staleTime: 5_000 }));
