import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The regions that may be read. */
export const useListAuctionRegions = () =>
  useQuery(operations.listAuctionRegions.queryOptions({ select: ({ data }) => data }));
