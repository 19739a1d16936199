import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const EVERY_MS = 300;

/**
 * The generation of a property that is under way or was interrupted, whoever asked for it: asked again while it goes on, and
 * while this screen waits for its own.
 */
export const useShowGeneration = (propertyId: string, waiting = false) =>
  useQuery(
    operations.showGeneration.queryOptions({
      input: { propertyId },
      select: ({ data }) => data,
      refetchInterval: ({ state: { data: answer } }) =>
        waiting || (answer?.data != null && answer.data.stage !== "interrupted") ? EVERY_MS : false,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
