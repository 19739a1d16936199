import type { ParcelPlu, PluProgress } from "@lotir/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { operations } from "../../kit/api.ts";
import { followReadings } from "../../kit/channel.ts";
import { NoPluData } from "./extraction-sentence.ts";

/** How often a reading is asked about, should the channel be closed. */
const POLL_MS = 2_000;

const isReading = (plu: ParcelPlu | undefined): boolean => plu?.status === "reading";

/** A proxy may answer anything with a status of success. */
const dataOf = (answer: { readonly data?: ParcelPlu } | null): ParcelPlu => {
  const data = answer?.data;
  if (data === undefined) throw new NoPluData();
  return data;
};

/** The rules of a parcel; the channel says how a reading goes, and the end of one brings what rests on it up to date. */
export const useShowParcelPlu = (id: string) => {
  const cache = useQueryClient();
  const options = operations.showParcelPlu.queryOptions({ input: { id } });
  const query = useQuery({
    ...options,
    select: dataOf,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (isReading(state.data?.data) ? POLL_MS : false),
  });
  const { queryKey } = options;
  useEffect(() => {
    const hear = (progress: PluProgress | null) => {
      if (progress === null) cache.invalidateQueries({ queryKey }).catch(() => undefined);
      else
        cache.setQueryData(queryKey, (known) =>
          known === undefined || known.data.status !== "reading"
            ? known
            : { ...known, data: { ...known.data, progress } },
        );
    };
    return followReadings(id.slice(0, 5), hear);
  }, [cache, id, queryKey]);
  useFreshDivisions(id, query.data);
  return query;
};

/** What rests on a règlement is asked for again once it was read: plans, the ground of a division, the zone of a property. */
const useFreshDivisions = (id: string, plu: ParcelPlu | undefined): void => {
  const cache = useQueryClient();
  const wasReading = useRef(false);
  const reading = isReading(plu);
  useEffect(() => {
    const ended = wasReading.current && !reading;
    wasReading.current = reading;
    if (!ended) return;
    const plans = operations.proposeDivisions.queryOptions({ input: { id } });
    for (const queryKey of [plans.queryKey, operations.showDivisionGround.key(), operations.showProperty.key()])
      cache.invalidateQueries({ queryKey }).catch(() => undefined);
  }, [cache, id, reading]);
};
