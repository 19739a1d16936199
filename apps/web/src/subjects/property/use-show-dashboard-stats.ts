import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { followPortfolio } from "../../kit/channel.ts";

/** Spec 2 §7. */
const POLL_MS = 30_000;

/** The portfolio in figures: asked every 30 s, and at once when somebody changes a property. */
export const useShowDashboardStats = () => {
  const cache = useQueryClient();
  useEffect(
    () =>
      followPortfolio(() => {
        cache.invalidateQueries({ queryKey: operations.showDashboardStats.key() }).catch(() => undefined);
      }),
    [cache],
  );
  return useQuery(
    operations.showDashboardStats.queryOptions({
      select: ({ data }) => data,
      refetchInterval: POLL_MS,
      staleTime: POLL_MS,
    }),
  );
};
