import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Spec 2 §9: read again every 30 s, should the channel be cut. */
const POLL_MS = 30_000;

/** What was entered of the costs of a property, with its version. */
export const useShowCosts = (id: string) =>
  useQuery(
    operations.showCosts.queryOptions({
      input: { id },
      select: ({ data }) => data,
      refetchInterval: POLL_MS,
      staleTime: 5_000,
    }),
  );
