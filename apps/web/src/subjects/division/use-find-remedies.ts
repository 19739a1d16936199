import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useSearchState } from "../../pages/search/use-search-state.ts";
import { askedOf } from "./use-propose-divisions.ts";

/** What would give a plan where there is none: sought when asked, for it costs a dozen searches. */
export const useFindRemedies = ({ id, lots, asked }: { id: string; lots: number; asked: boolean }) => {
  const [{ wish }] = useSearchState();
  return useQuery(
    operations.findRemedies.queryOptions({
      input: { id, ...askedOf(wish), lots },
      enabled: asked,
      select: ({ data }) => data.remedies,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
};
