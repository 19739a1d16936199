import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The parcels that may be what an advert sells, best first. */
export const useListListingParcels = (listingId: string) =>
  useQuery(operations.listListingParcels.queryOptions({ input: { listingId }, retry: false }));
