import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

interface Around {
  readonly lat: number;
  readonly lon: number;
  readonly codeInsee: string;
  /** Metres. */
  readonly radius: number;
}

/** The parcels around a point, nearest first; nothing is asked until there is one. */
export const useListParcelsNearby = (around: Around | undefined) =>
  useQuery(
    operations.listParcelsNearby.queryOptions({
      input: around ?? { lat: 0, lon: 0, codeInsee: "00000", radius: 100 },
      enabled: around !== undefined,
      select: ({ data }) => data,
      retry: false,
    }),
  );
