import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What was entered of the costs of a property, with its version. */
export const useShowCosts = (id: string) =>
  useQuery(operations.showCosts.queryOptions({ input: { id }, select: ({ data }) => data, staleTime: 5_000 }));
