import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { calmly } from "../../kit/calmly.ts";
import { followPortfolio } from "../../kit/channel.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Spec 1 §9. */
const POLL_MS = 30_000;
const CALM_MS = 500;

/** The organisation's properties: asked every 30 s, and at once when a colleague adds one, changes it or takes it out. */
export const useListProperties = () => {
  const refresh = useRefreshProperty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one socket for as long as the list is shown
  useEffect(() => {
    // A thousand properties moved at once by a colleague are read again a few times.
    const reading = calmly(() => void refresh().catch(() => undefined), CALM_MS);
    const leave = followPortfolio(reading.ask);
    return () => {
      leave();
      reading.stop();
    };
  }, []);
  return useQuery(
    operations.listProperties.queryOptions({ select: ({ data }) => data, refetchInterval: POLL_MS, staleTime: 5_000 }),
  );
};
