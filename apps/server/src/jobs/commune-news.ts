import type { Database } from "@lotir/database";
import type { LoadedLayer } from "@lotir/territory";

/** A layer of a source, or the division scan. */
export type RunningLayer = LoadedLayer | "scan";

/** What one process tells the others of a commune. Plain and short: it travels by NOTIFY. */
export interface News {
  readonly codeInsee: string;
  readonly layer?: RunningLayer;
  /** Rows copied so far; null when the layer has ended. */
  readonly rows?: number | null;
  /** Nobody waits for it any more. */
  readonly stop?: true;
}

export interface CommuneNews {
  tell(news: News): void;
  running(codeInsee: string): ReadonlyMap<RunningLayer, number>;
  onChange(listener: (codeInsee: string) => void): () => void;
  onStop(listener: (codeInsee: string) => void): void;
  /** Calls `step` at each change until it answers true. */
  until(codeInsee: string, step: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = "lotir_commune";
/** A step is tried again this often, should a message be lost, in ms. */
const PATIENCE = 1_000;

export const openCommuneNews = async (database: Database): Promise<CommuneNews> => {
  const running = new Map<string, Map<RunningLayer, number>>();
  const changeListeners = new Set<(codeInsee: string) => void>();
  const stopListeners = new Set<(codeInsee: string) => void>();

  const hear = (payload: string): void => {
    // Written by `tell`, in this process or in another of the same version.
    const { codeInsee, layer, rows, stop } = JSON.parse(payload) as News;
    const layers = running.get(codeInsee) ?? new Map<RunningLayer, number>();
    if (layer !== undefined && typeof rows === "number") layers.set(layer, rows);
    if (layer !== undefined && rows === null) layers.delete(layer);
    if (layers.size === 0) running.delete(codeInsee);
    else running.set(codeInsee, layers);
    if (stop) for (const listener of stopListeners) listener(codeInsee);
    for (const listener of changeListeners) listener(codeInsee);
  };
  const unlisten = await database.listen(CHANNEL, hear);

  const onChange: CommuneNews["onChange"] = (listener) => {
    changeListeners.add(listener);
    return () => changeListeners.delete(listener);
  };

  const nextChange = async (codeInsee: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const forget = onChange((changed) => {
      if (changed === codeInsee) resolve();
    });
    const timer = setTimeout(resolve, PATIENCE);
    await promise;
    clearTimeout(timer);
    forget();
  };

  return {
    // A lost message costs nothing: the next one, or the next reading, says the whole state.
    tell: (news) => void database.notify(CHANNEL, JSON.stringify(news)).catch(() => undefined),
    running: (codeInsee) => running.get(codeInsee) ?? new Map(),
    onChange,
    onStop: (listener) => void stopListeners.add(listener),
    until: async (codeInsee, step) => {
      while (!(await step())) await nextChange(codeInsee);
    },
    close: unlisten,
  };
};
