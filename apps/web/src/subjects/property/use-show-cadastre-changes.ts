import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** An edition of the cadastre comes every three months. */
const STALE_MS = 60_000;

/** What today's cadastre made of the parcels of one property. */
export const useShowCadastreChanges = (id: string) =>
  useQuery(
    operations.showCadastreChanges.queryOptions({ input: { id }, select: ({ data }) => data, staleTime: STALE_MS }),
  );
