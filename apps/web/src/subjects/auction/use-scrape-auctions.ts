import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Pages of each site that a search reads (spec 1 §9). */
const PAGES = 2;

/** Reads the sites of a region; its sales are then asked for again. */
export const useScrapeAuctions = () => {
  const cache = useQueryClient();
  const mutation = useMutation(
    operations.scrapeAuctions.mutationOptions({
      onSettled: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.enrichAuctions.key() }),
          cache.invalidateQueries({ queryKey: operations.showAuctionSearch.key() }),
        ]),
    }),
  );
  return { ...mutation, search: (region: string) => mutation.mutate({ region, maxPages: PAGES }) };
};
