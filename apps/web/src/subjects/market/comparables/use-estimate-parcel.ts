import { useQuery } from "@tanstack/react-query";
import { operations } from "../../../kit/api.ts";

/** What the estimate of a parcel rests on; asked when its comparables are opened. */
export const useEstimateParcel = (id: string) =>
  useQuery(operations.estimateParcel.queryOptions({ input: { id }, select: ({ data }) => data }));
