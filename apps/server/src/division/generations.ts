import type { GenerationProgress } from "@lotir/contract";

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

/** The generations of this process, one at a time for a property of an organisation. They end with it. */
export const openGenerations = () => {
  const running = new Map<string, Running>();
  const keyOf = (organisationId: string, propertyId: string): string => `${organisationId} ${propertyId}`;
  return {
    /** Undefined while one is already under way. */
    begin: (organisationId: string, propertyId: string): Generation | undefined => {
      const key = keyOf(organisationId, propertyId);
      if (running.has(key)) return undefined;
      const own: Running = { stop: new AbortController(), startedAt: performance.now(), progress: AT_FIRST };
      running.set(key, own);
      const tell: Generation["tell"] = (news) => {
        own.progress = { ...own.progress, ...news };
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
        end: () => void running.delete(key),
      };
    },
    progressOf: (organisationId: string, propertyId: string): (Progress & { readonly elapsedMs: number }) | null => {
      const own = running.get(keyOf(organisationId, propertyId));
      return own === undefined ? null : { ...own.progress, elapsedMs: performance.now() - own.startedAt };
    },
    /** False when there was nothing to stop. */
    stop: (organisationId: string, propertyId: string): boolean => {
      const own = running.get(keyOf(organisationId, propertyId));
      own?.stop.abort();
      return own !== undefined;
    },
  };
};

export type Generations = ReturnType<typeof openGenerations>;
