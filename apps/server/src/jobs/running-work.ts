import { type Database, type LayerName, markLayer } from "@lotir/database";

/** Why work stops when the product closes: it is begun again at the next start, unlike what a person stopped. */
export const CLOSING = new Error("Closing");

interface Work {
  readonly codeInsee: string;
  readonly layer: LayerName;
}

export interface RunningWork {
  /** Runs one piece of work that `stop` can end; a stop asked by a person is no failure of the job. */
  run(work: Work, steps: (signal: AbortSignal) => Promise<unknown>): Promise<void>;
  /** Stops what runs for a commune. */
  stop(codeInsee: string): void;
  /** Stops everything, to be begun again. */
  interrupt(): void;
}

export const openRunningWork = (database: Database): RunningWork => {
  const running = new Map<string, { readonly work: Work; readonly controller: AbortController }>();
  return {
    run: async (work, steps) => {
      const key = `${work.codeInsee} ${work.layer}`;
      const controller = new AbortController();
      running.set(key, { work, controller });
      try {
        await steps(controller.signal);
      } catch (error) {
        const isClosing = controller.signal.reason === CLOSING;
        if (isClosing) await markLayer(database, { commune: work.codeInsee, layer: work.layer, status: "waiting" });
        if (isClosing || !controller.signal.aborted) throw error;
      } finally {
        running.delete(key);
      }
    },
    stop: (codeInsee) => {
      for (const { work, controller } of running.values()) if (work.codeInsee === codeInsee) controller.abort();
    },
    interrupt: () => {
      for (const { controller } of running.values()) controller.abort(CLOSING);
    },
  };
};
