import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { followPlans } from "../../kit/channel.ts";
import { useRefreshPlans } from "./use-refresh-plans.ts";

/** The plans of the organisation, or of one property; asked again when a colleague adds one, renames it or draws on it. */
export const useListParcelPlans = (propertyId?: string) => {
  const refresh = useRefreshPlans();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one socket for as long as the list is shown
  useEffect(() => followPlans(() => void refresh().catch(() => undefined)), []);
  return useQuery(
    operations.listParcelPlans.queryOptions({
      input: propertyId === undefined ? {} : { propertyId },
      select: ({ data }) => data,
      staleTime: 5_000,
    }),
  );
};
