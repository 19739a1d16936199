import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The demonstration account, or null where there is none. */
export const useShowDemonstration = () =>
  useQuery(
    operations.showDemonstration.queryOptions({ select: ({ data }) => data, staleTime: Number.POSITIVE_INFINITY }),
  ).data ?? null;

export type DemonstrationCredentials = NonNullable<ReturnType<typeof useShowDemonstration>>;
