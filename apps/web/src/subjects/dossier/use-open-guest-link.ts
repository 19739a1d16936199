import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** What a link shows; asked once, since each opening is counted. */
export const useOpenGuestLink = (token: string) =>
  useQuery(
    operations.openGuestLink.queryOptions({
      input: { token },
      select: ({ data }) => data,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      enabled: token !== "",
    }),
  );
