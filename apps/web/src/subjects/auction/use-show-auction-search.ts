import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const EVERY_MS = 1_000;

/** How far the reading of a region is: asked each second while it runs. */
export const useShowAuctionSearch = (region: string | undefined, running: boolean) =>
  useQuery(
    operations.showAuctionSearch.queryOptions({
      input: { region: region ?? "" },
      enabled: region !== undefined,
      refetchInterval: ({ state }) => (running || state.data?.data.status === "running" ? EVERY_MS : false),
      staleTime: 0,
      select: ({ data }) => data,
    }),
  );
