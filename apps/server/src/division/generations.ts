import type { GenerationProgress } from "@lotir/contract";
import type { OtherProcesses } from "../jobs/other-processes.ts";

/** A generation that somebody waits for: it says how far it is, and may be told to answer what it has. */
export interface Generation {
  /** Aborted when somebody asks it to stop. */
  readonly stopping: AbortSignal;
  tell(news: Partial<Progress>): void;
  /** A plan was found, and what it would leave. */
  found(plan: { readonly lots: number; readonly marginEur: number | null }): void;
  end(): void;
}

/** What the work tells of itself; who asked for it is kept apart. */
type Progress = Omit<GenerationProgress, "elapsedMs" | "startedBy" | "startedAt" | "wishes">;

interface Running {
  readonly stop: AbortController;
  readonly startedAt: number;
  progress: Progress;
}

export const AT_FIRST: Progress = {
  stage: "waiting",
  lots: null,
  tried: 0,
  total: 0,
  plans: 0,
  mostLots: null,
  bestMarginEur: null,
};

const better = (known: number | null, found: number | null): number | null => {
  if (known === null || found === null) return known ?? found;
  return Math.max(known, found);
};

/** Progress, with how long it has lasted. */
type Told = Progress & { readonly elapsedMs: number };

/** Generations, one at a time for a property of an organisation, in whichever process. They end with theirs. */
export const openGenerations = (others: OtherProcesses<Told>) => {
  const running = new Map<string, Running>();
  const toldOf = ({ progress, startedAt }: Running): Told => ({
    ...progress,
    elapsedMs: performance.now() - startedAt,
  });
  others.onStop((key) => running.get(key)?.stop.abort());
  const keyOf = (organisationId: string, propertyId: string): string => `${organisationId} ${propertyId}`;
  return {
    /** Undefined while one is already under way. */
    begin: (organisationId: string, propertyId: string): Generation | undefined => {
      const key = keyOf(organisationId, propertyId);
      if (running.has(key) || others.told(key) !== undefined) return undefined;
      const own: Running = { stop: new AbortController(), startedAt: performance.now(), progress: AT_FIRST };
      running.set(key, own);
      others.tell(key, toldOf(own), true);
      const tell: Generation["tell"] = (news) => {
        own.progress = { ...own.progress, ...news };
        others.tell(key, toldOf(own), true);
      };
      return {
        stopping: own.stop.signal,
        tell,
        found: ({ lots, marginEur }) =>
          tell({
            plans: own.progress.plans + 1,
            mostLots: better(own.progress.mostLots, lots),
            bestMarginEur: better(own.progress.bestMarginEur, marginEur),
          }),
        end: () => {
          running.delete(key);
          others.tell(key, null, false);
        },
      };
    },
    progressOf: (organisationId: string, propertyId: string): Told | null => {
      const key = keyOf(organisationId, propertyId);
      const own = running.get(key);
      return own === undefined ? (others.told(key)?.state ?? null) : toldOf(own);
    },
    /** False when there was nothing to stop. */
    stop: (organisationId: string, propertyId: string): boolean => {
      const key = keyOf(organisationId, propertyId);
      const own = running.get(key);
      own?.stop.abort();
      const isElsewhere = own === undefined && others.told(key) !== undefined;
      if (isElsewhere) others.stop(key);
      return own !== undefined || isElsewhere;
    },
    close: () => others.close(),
  };
};

export type Generations = ReturnType<typeof openGenerations>;
