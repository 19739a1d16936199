import { useQuery } from "@tanstack/react-query";
import { operations } from "../../../kit/api.ts";

/** A plan as it is drawn: read anew each time it is opened, what is drawn on it lives in its own store. */
export const useShowPlan = (at: { readonly propertyId: string; readonly planId: string }) =>
  useQuery(
    operations.showPlan.queryOptions({
      input: at,
      select: ({ data }) => data,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
