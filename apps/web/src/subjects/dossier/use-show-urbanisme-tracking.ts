import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Read again now and then: what falls due moves with the days, and colleagues follow the same file. */
const POLL_MS = 60_000;

/** The file of a property, as it stands. */
export const useShowUrbanismeTracking = (id: string) =>
  useQuery(
    operations.showUrbanismeTracking.queryOptions({
      input: { id },
      select: ({ data }) => data,
      refetchInterval: POLL_MS,
      staleTime: 5_000,
      retry: false,
    }),
  );
