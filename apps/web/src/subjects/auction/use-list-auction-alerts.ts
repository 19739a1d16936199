import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The regions that one is told of by e-mail, and whether e-mails leave at all. */
export const useListAuctionAlerts = () =>
  useQuery(operations.listAuctionAlerts.queryOptions({ select: ({ data }) => data }));
