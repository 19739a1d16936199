import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The sites, how each may be read, and whether the organisation lets it be. */
export const useListAuctionSites = () =>
  useQuery(operations.listAuctionSites.queryOptions({ select: ({ data }) => data }));
