import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

interface Asked {
  readonly commune: string | undefined;
  readonly period: number;
  readonly zone: string | undefined;
}

/** Spec 2 §7: asked again every minute. */
const POLL = 60_000;

export const useShowMarket = ({ commune, period, zone }: Asked) =>
  useQuery(
    operations.showMarket.queryOptions({
      input: { commune: commune ?? "", period, ...(zone === undefined ? {} : { zone }) },
      enabled: commune !== undefined,
      placeholderData: keepPreviousData,
      refetchInterval: POLL,
      select: ({ data }) => data,
    }),
  );
