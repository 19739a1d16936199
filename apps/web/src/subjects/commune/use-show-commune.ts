import type { CommuneState } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const POLL_MS = 2_000;

const isUnderWay = (commune: CommuneState | undefined): boolean =>
  commune?.status === "loading" ||
  commune?.status === "analysing" ||
  commune?.layers.some(({ status }) => status === "waiting" || status === "loading") === true;

/** How a commune stands: what is loaded of it, and the version of its tiles. Asked again while it loads. */
export const useShowCommune = (codeInsee: string) =>
  useQuery(
    operations.showCommune.queryOptions({
      input: { codeInsee },
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.data) ? POLL_MS : false),
    }),
  );
