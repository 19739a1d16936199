import type { ParcelMark } from "@lotir/contract";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { operations } from "../../kit/api.ts";
import { calmly } from "../../kit/calmly.ts";
import { followMarks, followReturns } from "../../kit/channel.ts";

export type ParcelMarks = ReadonlyMap<string, ParcelMark>;

const CALM_MS = 500;

/** What a colleague marks is read again at once, and so are the lists that leave out what is set aside; after a cut too. */
const useFollowedMarks = (): void => {
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = (): void => {
      cache.invalidateQueries({ queryKey: operations.listParcelMarks.key() }).catch(() => undefined);
      cache.invalidateQueries({ queryKey: operations.analyzeCommune.key() }).catch(() => undefined);
    };
    const reading = calmly(refresh, CALM_MS);
    const leaves = [followMarks(reading.ask), followReturns(reading.ask)];
    return () => {
      for (const leave of leaves) leave();
      reading.stop();
    };
  }, [cache]);
};

/** What the organisation does of the parcels of these communes, by parcel. */
export const useListParcelMarks = (communes: readonly string[]): ParcelMarks => {
  useFollowedMarks();
  const answers = useQueries({
    queries: communes.map((commune) =>
      operations.listParcelMarks.queryOptions({ input: { commune }, select: ({ data }) => data }),
    ),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () => new Map(answers.flatMap((marks) => (marks ?? []).map((mark) => [mark.parcelId, mark] as const))),
    [answers],
  );
};
