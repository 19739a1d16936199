import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asked when a sheet is opened. */
export const useShowParcelRisks = (id: string) =>
  useQuery(operations.showParcelRisks.queryOptions({ input: { id }, select: ({ data }) => data, retry: false }));
