import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Read when a sheet is opened. */
export const useShowParcelServitudes = (id: string) =>
  useQuery(operations.showParcelServitudes.queryOptions({ input: { id }, select: ({ data }) => data }));
