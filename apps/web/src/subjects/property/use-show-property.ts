import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { followPortfolio } from "../../kit/channel.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Spec 2 §9: read again every 30 s, should the channel be cut. */
const POLL_MS = 30_000;

/** A property with its parcels, lots, notes and analysis; read again as soon as a colleague changes it. */
export const useShowProperty = (id: string) => {
  const refresh = useRefreshProperty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one socket for as long as the page shows this property
  useEffect(
    () =>
      followPortfolio((changed) => {
        if (changed.propertyId === id) refresh().catch(() => undefined);
      }),
    [id],
  );
  return useQuery(
    operations.showProperty.queryOptions({
      input: { id },
      select: ({ data }) => data,
      refetchInterval: POLL_MS,
      staleTime: 5_000,
      retry: false,
    }),
  );
};
