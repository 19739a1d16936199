import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Who may look at a property without an account. */
export const useListGuestLinks = (id: string) =>
  useQuery(operations.listGuestLinks.queryOptions({ input: { id }, select: ({ data }) => data, staleTime: 5_000 }));
