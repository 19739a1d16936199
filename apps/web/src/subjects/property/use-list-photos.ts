import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The photos of a property, oldest first. */
export const useListPhotos = (propertyId: string) =>
  useQuery(
    operations.listPhotos.queryOptions({
      input: { propertyId },
      select: ({ data }) => data,
      staleTime: 5_000,
      retry: false,
    }),
  );
