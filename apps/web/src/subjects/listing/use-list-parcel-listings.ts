import type { ParcelRow } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

type Asked = Pick<ParcelRow, "parcelId" | "commune" | "codeCommune" | "section" | "numero" | "surface">;

/** The adverts that are of the parcels of a search, by parcel; nothing is asked without a parcel. */
export const useListParcelListings = (parcels: readonly Asked[]) =>
  useQuery(
    operations.listParcelListings.queryOptions({
      input: {
        parcels: parcels.map(({ parcelId, commune, codeCommune, section, numero, surface }) => ({
          id: parcelId,
          commune,
          codeCommune,
          section,
          numero,
          surface,
        })),
      },
      enabled: parcels.length > 0,
      retry: false,
      select: ({ results, totalListings }) => ({
        byParcel: new Map(results.map(({ id, matchingListings }) => [id, matchingListings])),
        totalListings,
      }),
    }),
  );
