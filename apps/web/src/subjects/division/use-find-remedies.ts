import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import type { DivisionWish } from "./division-study.ts";
import { askedOf } from "./use-propose-divisions.ts";

interface Sought {
  readonly id: string;
  readonly wish: DivisionWish;
  /** The number of lots that was refused. */
  readonly lots: number;
  readonly asked: boolean;
}

/** What would give a plan where there is none: sought when asked, for it costs a dozen searches. */
export const useFindRemedies = ({ id, wish, lots, asked }: Sought) =>
  useQuery(
    operations.findRemedies.queryOptions({
      input: { id, ...askedOf(wish), lots },
      enabled: asked,
      select: ({ data }) => data.remedies,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
