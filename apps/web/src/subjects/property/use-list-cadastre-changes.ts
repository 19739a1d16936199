import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** An edition of the cadastre comes every three months. */
const STALE_MS = 60_000;

/** The properties that today's cadastre changed. */
export const useListCadastreChanges = () =>
  useQuery(operations.listCadastreChanges.queryOptions({ select: ({ data }) => data, staleTime: STALE_MS }));
