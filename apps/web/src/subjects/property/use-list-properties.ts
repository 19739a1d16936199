import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { followPortfolio } from "../../kit/channel.ts";

/** Spec 1 §9. */
const POLL_MS = 30_000;

/** The organisation's properties: asked every 30 s, and at once when a colleague adds one. */
export const useListProperties = () => {
  const cache = useQueryClient();
  useEffect(
    () =>
      followPortfolio(() => {
        cache.invalidateQueries({ queryKey: operations.listProperties.key() }).catch(() => undefined);
        cache.invalidateQueries({ queryKey: operations.propertyStats.key() }).catch(() => undefined);
      }),
    [cache],
  );
  return useQuery(
    operations.listProperties.queryOptions({ select: ({ data }) => data, refetchInterval: POLL_MS, staleTime: 5_000 }),
  );
};
