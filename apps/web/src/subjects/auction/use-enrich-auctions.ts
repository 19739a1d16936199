import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Sales looked up at once (spec 1 §9). */
const MOST = 20;

interface Asked {
  readonly region: string | undefined;
  readonly maxPrice: number | null;
}

/** The kept sales of a region with their parcels and their money; nothing is asked until there is a region. */
export const useEnrichAuctions = ({ region, maxPrice }: Asked) =>
  useQuery(
    operations.enrichAuctions.queryOptions({
      input: { region: region ?? "", maxAuctions: MOST, ...(maxPrice === null ? {} : { maxPrice }) },
      enabled: region !== undefined,
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
  );
