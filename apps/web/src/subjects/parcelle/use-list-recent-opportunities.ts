import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Spec 2 §7. */
const POLL_MS = 60_000;

/** `ready`: the visit is recorded, so that what is new is told from the visit before. */
export const useListRecentOpportunities = ({ limit, ready }: { readonly limit: number; readonly ready: boolean }) =>
  useQuery(
    operations.listRecentOpportunities.queryOptions({
      input: { limit },
      enabled: ready,
      refetchInterval: POLL_MS,
      staleTime: POLL_MS,
    }),
  );
