import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What the organisation corrects in a zone, each with the version to send back. */
export const useListRuleCorrections = (place: { readonly commune: string; readonly zone: string }) =>
  useQuery(
    operations.listRuleCorrections.queryOptions({
      input: place,
      select: ({ data }) => data,
      staleTime: 0,
    }),
  );
