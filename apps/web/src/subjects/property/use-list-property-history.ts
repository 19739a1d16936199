import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Who did what to a property, latest first. */
export const useListPropertyHistory = (id: string) =>
  useQuery(
    operations.listPropertyHistory.queryOptions({ input: { id }, select: ({ data }) => data, staleTime: 5_000 }),
  );
