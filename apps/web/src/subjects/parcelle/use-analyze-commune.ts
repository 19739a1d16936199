import type { Analysis, CommuneState, SearchDirection, SearchFilters, SearchOrder } from "@lotir/contract";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { operations } from "../../kit/api.ts";
import { followCommune } from "../../kit/channel.ts";

/** One commune of the search: its parcels once analysed, and where its loading stands. */
export interface SearchedCommune {
  readonly codeInsee: string;
  readonly analysis: Analysis | null;
  readonly state: CommuneState | null;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

const FAST_POLL_MS = 2_500;

export const isBusy = (state: CommuneState | null): boolean =>
  state !== null && (state.status === "loading" || state.status === "analysing");

/** The division scan, and the description that follows it, run behind a list that is already there. */
export const isScanning = (state: CommuneState | null): boolean =>
  state?.scan?.status === "waiting" || state?.scan?.status === "loading";

/** Every description is followed by a scan: until it begins, nothing says so but asking. */
const awaitsScan = (state: CommuneState | null): boolean =>
  state !== null && (state.status === "ready" || state.status === "partial") && state.scan === null;

interface Question {
  readonly communes: readonly string[];
  readonly filters: SearchFilters;
  readonly order: SearchOrder;
  readonly direction: SearchDirection;
  /** A saved search whose news come first. */
  readonly news: string | undefined;
}

const communeOf = (queryKey: readonly unknown[] | undefined): string | undefined => {
  const text = JSON.stringify(queryKey?.[1] ?? {});
  return /"commune":"([^"]+)"/.exec(text)?.[1];
};

/** One call per commune. */
const useAnalyses = ({ communes, filters, order, direction, news }: Question) =>
  useQueries({
    queries: communes.map((commune) =>
      operations.analyzeCommune.queryOptions({ input: { commune, order, direction, news, ...filters } }),
    ),
  });

type Answer = ReturnType<typeof useAnalyses>[number]["data"];

/** While a filter moves, the previous answer of the same commune stays on screen: nothing blinks, nothing closes. */
const useSteadyAnswers = (communes: readonly string[], answers: readonly Answer[]): readonly Answer[] => {
  const previous = useRef(new Map<string, Answer>());
  useEffect(() => {
    for (const [index, answer] of answers.entries()) {
      const commune = communes[index];
      if (commune !== undefined && answer !== undefined) previous.current.set(commune, answer);
    }
  });
  return answers.map((answer, index) => answer ?? previous.current.get(communes[index] ?? ""));
};

/** Where each loading stands: told by the channel, asked again every few seconds in case the channel is closed. */
const useCommuneStates = (communes: readonly string[], answered: readonly boolean[]) => {
  const cache = useQueryClient();
  const codes = communes.join(",");
  useEffect(() => {
    const leaves = codes
      .split(",")
      .filter(Boolean)
      .map((codeInsee) =>
        followCommune(codeInsee, (state) => {
          const { queryKey } = operations.showCommune.queryOptions({ input: { codeInsee } });
          cache.setQueryData(queryKey, { success: true as const, data: state });
        }),
      );
    return () => {
      for (const leave of leaves) leave();
    };
  }, [codes, cache]);
  return useQueries({
    queries: communes.map((codeInsee, index) =>
      operations.showCommune.queryOptions({
        input: { codeInsee },
        enabled: answered[index] === true,
        select: ({ data }) => data,
        refetchInterval: ({ state }) => {
          const known = state.data?.data ?? null;
          return isBusy(known) || isScanning(known) || awaitsScan(known) ? FAST_POLL_MS : false;
        },
      }),
    ),
  });
};

/** The moment a loading ends, the parcels are asked for. */
const useAskAgainWhenLoaded = (states: readonly (CommuneState | null)[]): void => {
  const cache = useQueryClient();
  const busyBefore = useRef(new Set<string>());
  useEffect(() => {
    for (const state of states) {
      if (state === null) continue;
      const wasBusy = busyBefore.current.has(state.codeInsee);
      if (isBusy(state)) busyBefore.current.add(state.codeInsee);
      else if (wasBusy) {
        busyBefore.current.delete(state.codeInsee);
        const loaded = state.status === "ready" || state.status === "partial";
        const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => communeOf(queryKey) === state.codeInsee;
        if (loaded) cache.invalidateQueries({ predicate }).catch(() => undefined);
        cache.invalidateQueries({ queryKey: operations.showHome.key() }).catch(() => undefined);
      }
    }
  }, [states, cache]);
};

/** A scan that ends, or a layer that comes back, changes what the list says: it is asked for again. */
const useAskAgainWhenChanged = (states: readonly (CommuneState | null)[]): void => {
  const cache = useQueryClient();
  const versions = useRef(new Map<string, string>());
  useEffect(() => {
    for (const state of states) {
      if (state === null || state.version === null || isBusy(state)) continue;
      const before = versions.current.get(state.codeInsee);
      versions.current.set(state.codeInsee, state.version);
      if (before === undefined || before === state.version) continue;
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => communeOf(queryKey) === state.codeInsee;
      cache.invalidateQueries({ predicate }).catch(() => undefined);
      cache.invalidateQueries({ queryKey: operations.showParcel.key() }).catch(() => undefined);
    }
  }, [states, cache]);
};

export const useAnalyzeCommune = (question: Question): readonly SearchedCommune[] => {
  const analyses = useAnalyses(question);
  const followed = useCommuneStates(
    question.communes,
    analyses.map(({ data }) => data !== undefined),
  );
  const steady = useSteadyAnswers(
    question.communes,
    analyses.map(({ data }) => data),
  );
  const communes = question.communes.map((codeInsee, index): SearchedCommune => {
    const answer = analyses[index];
    const shown = steady[index];
    const body = shown?.body.data;
    const analysis = shown?.status === 200 ? shown.body.data : null;
    return {
      codeInsee,
      analysis,
      state: followed[index]?.data ?? body?.commune ?? null,
      error: answer?.error ?? null,
      fetching: answer?.isFetching ?? false,
      retry: () => {
        answer?.refetch().catch(() => undefined);
      },
    };
  });
  useAskAgainWhenLoaded(communes.map(({ state }) => state));
  useAskAgainWhenChanged(communes.map(({ state }) => state));
  return communes;
};
