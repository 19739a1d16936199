import type { BilanWish, ParcelBilan } from "@lotir/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The plan of a parcel in money. What was answered before stays on screen while a change is computed. */
export const useBalanceParcel = (id: string, wish: BilanWish, detail: "cinq-lignes" | "complet") =>
  useQuery(
    operations.balanceParcel.queryOptions({
      input: { ...wish, id, detail },
      select: ({ data }): ParcelBilan => data,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
