import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** How many properties the organisation holds; shared by the top bar and the portfolio. */
export const usePropertyStats = () =>
  useQuery(operations.propertyStats.queryOptions({ select: ({ data }) => data, refetchInterval: 30_000 }));
