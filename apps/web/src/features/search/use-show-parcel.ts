import { useQuery } from "@tanstack/react-query";
import { operations } from "../../api.ts";

/** Everything about one parcel; every block of the panel reads the same answer. */
export const useShowParcel = (id: string) =>
  useQuery(operations.showParcel.queryOptions({ input: { id }, select: ({ data }) => data }));

/** The same when there may be no parcel chosen. */
export const useChosenParcel = (id: string | undefined) =>
  useQuery(
    operations.showParcel.queryOptions({
      input: { id: id ?? "" },
      enabled: id !== undefined,
      select: ({ data }) => data,
    }),
  );
