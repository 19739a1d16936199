import type { Parcel } from "@lotir/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

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

/** Several parcels, those that have answered. */
export const useParcels = (ids: readonly string[]): readonly Parcel[] =>
  useQueries({
    queries: ids.map((id) => operations.showParcel.queryOptions({ input: { id }, select: ({ data }) => data })),
    combine: known,
  });

/** Outside of the hook: the same function keeps the same answer from one drawing to the next. */
const known = (queries: readonly { readonly data: Parcel | undefined }[]): readonly Parcel[] =>
  queries.flatMap(({ data }) => data ?? []);
