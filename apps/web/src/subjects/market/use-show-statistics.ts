import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Spec 2 §7. */
const POLL_MS = 5 * 60_000;

export const useShowStatistics = () =>
  useQuery(operations.showStatistics.queryOptions({ select: ({ data }) => data, refetchInterval: POLL_MS }));
