import type { PricedKind } from "@lotir/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

interface Asked {
  readonly commune: string;
  readonly period: number;
  readonly zone: string | undefined;
  readonly kind: PricedKind;
}

export const useListMarketSales = ({ commune, period, zone, kind }: Asked) =>
  useQuery(
    operations.listMarketSales.queryOptions({
      input: { commune, period, kind, ...(zone === undefined ? {} : { zone }) },
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
  );
