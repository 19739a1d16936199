import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const EVERY_MS = 300;

/** How far the generation of a property is, asked again while there is one to follow. */
export const useShowGeneration = (propertyId: string, followed: boolean) =>
  useQuery(
    operations.showGeneration.queryOptions({
      input: { propertyId },
      enabled: followed,
      select: ({ data }) => data,
      refetchInterval: EVERY_MS,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
