import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { followPortfolio } from "../../kit/channel.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Spec 1 §9. */
const POLL_MS = 30_000;

/** The organisation's properties: asked every 30 s, and at once when a colleague adds one, changes it or takes it out. */
export const useListProperties = () => {
  const refresh = useRefreshProperty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one socket for as long as the list is shown
  useEffect(() => followPortfolio(() => void refresh().catch(() => undefined)), []);
  return useQuery(
    operations.listProperties.queryOptions({ select: ({ data }) => data, refetchInterval: POLL_MS, staleTime: 5_000 }),
  );
};
