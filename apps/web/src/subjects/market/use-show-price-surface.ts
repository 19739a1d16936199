import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asked once: it only changes with an edition of the sales. */
export const useShowPriceSurface = (commune: string, type: "terrain" | "maison") =>
  useQuery(
    operations.showPriceSurface.queryOptions({
      input: { commune, type },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      select: ({ data }) => data,
    }),
  );
